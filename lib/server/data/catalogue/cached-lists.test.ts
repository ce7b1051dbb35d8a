import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { cacheList, readCachedList } from './cached-lists'

describe('the list that is kept with a build', () => {
  let folder: ReturnType<typeof temporaryFolder>
  const file = () => join(folder.path, 'catalogue', 'esim.json')

  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.remove())

  it('is given back as it was, and null where none was kept', () => {
    const list = { at: 1_795_000_000_000, value: { asOf: isoDate('2026-11-20'), products: [] } }
    expect(readCachedList(folder.path, 'esim')).toBeNull()
    cacheList(folder.path, 'esim', list)
    expect(readCachedList(folder.path, 'esim')).toEqual(list)
  })

  it('is not taken for absent when it cannot be read or is damaged', () => {
    mkdirSync(file(), { recursive: true })
    expect(() => readCachedList(folder.path, 'esim')).toThrow(/EISDIR/)
    folder.remove()
    mkdirSync(join(folder.path, 'catalogue'), { recursive: true })
    writeFileSync(file(), '{"at":1,"asOf":"2026-02-30","products":[]}')
    expect(() => readCachedList(folder.path, 'esim')).toThrow(/asOf/)
  })
})
