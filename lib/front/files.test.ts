import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { formFor } from './body'
import { Files } from './files'

const script = Buffer.from(`export const words = ${JSON.stringify('a word, '.repeat(400))}\n`)

describe('files that the site serves', () => {
  let folder: ReturnType<typeof temporaryFolder>
  beforeEach(() => {
    folder = temporaryFolder()
    for (const name of ['assets', 'packed']) mkdirSync(join(folder.path, name))
    writeFileSync(join(folder.path, 'assets', 'list-A1.js'), script)
    writeFileSync(join(folder.path, 'assets', 'page-B2.js'), script)
  })
  afterEach(() => folder.remove())

  const read = () =>
    Files.read([
      {
        folder: join(folder.path, 'assets'),
        path: '/assets/',
        isHashed: () => true,
        packed: join(folder.path, 'packed'),
      },
    ])

  it('are sent in the form that the build compressed, from the first answer on', async () => {
    const packed = brotliCompressSync(script)
    writeFileSync(join(folder.path, 'packed', 'list-A1.js.br'), packed)
    const files = await read()
    const body = files.at('/assets/list-A1.js')
    expect(body && formFor(body, 'br, gzip').bytes).toEqual(packed)
    expect(body && formFor(body, 'br, gzip').head).toContain('br')
    await files.pack()
    expect(body && formFor(body, 'br, gzip').bytes).toEqual(packed)
  })

  it('are compressed by the server where the build left nothing', async () => {
    const files = await read()
    const body = files.at('/assets/page-B2.js')
    expect(body?.forms.has('br')).toBe(false)
    await files.pack()
    expect(body && brotliDecompressSync(formFor(body, 'br').bytes)).toEqual(script)
  })
})
