import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allReadings } from '@/lib/server/content/all-readings'
import { cacheReadings, readingsOf } from '@/lib/server/content/cached-readings'
import { proseSchema } from '@/lib/server/content/markdown/prose-schema'
import { frozen } from '@/scripts/lib/frozen.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'timbang-readings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(['content', frozen.TEST_CONTENT])('every text of %s comes back from a build as it was read', (dir) => {
  const readings = allReadings(dir)
  cacheReadings(folder, readings)
  const kept = readingsOf(folder)
  expect(readings.length).toBeGreaterThan(0)
  for (const { syntax, text, data } of readings) {
    const back = kept(syntax, text)
    expect(syntax === 'markdown' ? proseSchema.parse(back) : back).toEqual(data)
  }
})

test('a text that has changed since the build is not known, nor is one of another syntax', () => {
  cacheReadings(folder, [{ syntax: 'yaml', text: 'rate: 3', data: { rate: 3 } }])
  const kept = readingsOf(folder)
  expect(kept('yaml', 'rate: 3')).toEqual({ rate: 3 })
  expect(kept('yaml', 'rate: 4')).toBeUndefined()
  expect(kept('markdown', 'rate: 3')).toBeUndefined()
})

test('what is wrong with a file has no reading, so that it is refused where it is used', () => {
  mkdirSync(join(folder, 'blog'))
  writeFileSync(join(folder, 'broken.yaml'), 'a: 1\na: 2\n')
  writeFileSync(join(folder, 'blog', 'html.md'), '---\ntitle: One\n---\n<b>bold</b>\n')
  expect(allReadings(folder).map(({ data }) => data)).toEqual([{ title: 'One' }])
})

test('a link that no reader lets through is not taken from what a build has kept', () => {
  const prose = [{ kind: 'paragraph', children: [{ kind: 'link', href: 'javascript:alert(1)', children: [] }] }]
  expect(proseSchema.safeParse(prose).success).toBe(false)
})
