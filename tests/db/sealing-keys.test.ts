import { execFileSync, spawnSync } from 'node:child_process'
import { hkdfSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import { addKey, forgetKeysUnusedSince, type KeySource, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { temporaryFolder } from '../setup/temporary-folder'

describe('the keys without a configured secret', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let source: KeySource
  const file = () => join(source.keyDir, 'sealing-keys')
  const ids = () => sealingKeys(source, 'kept-by-members').map(({ id }) => id)

  beforeEach(() => {
    folder = temporaryFolder()
    const at = (name: string) => join(folder.path, name)
    source = { secret: null, secretBefore: null, keyDir: at('keys'), dataDir: at('data') }
  })
  afterEach(() => folder.remove())

  it('begin with one that is made apart from the data, for this user alone, and is the same at the next start', () => {
    const [key] = sealingKeys(source, 'kept-by-members')
    expect(sealingKeys(source, 'kept-by-members')).toEqual([key])
    expect([statSync(source.keyDir).mode & 0o777, statSync(file()).mode & 0o777]).toEqual([0o700, 0o600])
    expect(existsSync(source.dataDir)).toBe(false)
    expect(readFileSync(file(), 'utf8')).not.toContain(key.bytes.toString('hex'))
  })

  it('take the key over that lay beside the database, so that everything kept before opens', () => {
    const former = 'ab'.repeat(32)
    mkdirSync(source.dataDir)
    writeFileSync(join(source.dataDir, 'data-key'), former)
    const [key] = sealingKeys(source, 'kept-by-members')
    expect(key.bytes).toEqual(Buffer.from(hkdfSync('sha256', former, '', 'kept-by-members', 32)))
    expect(readdirSync(source.dataDir)).toEqual([])
    expect(readFileSync(file(), 'utf8')).toBe(`${former}\n`)
  })

  it('are not made anew while those of a build before lie inside the data folder, but named with where they belong', () => {
    mkdirSync(join(source.dataDir, '-keys'), { recursive: true })
    writeFileSync(join(source.dataDir, '-keys', 'sealing-keys'), `${'ab'.repeat(32)}\n`)
    expect(() => sealingKeys(source, 'kept-by-members')).toThrow(`move it to ${file()}`)
    expect(existsSync(file())).toBe(false)
  })

  it('differ by purpose, and a new one seals at once while the others open', () => {
    const [old] = sealingKeys(source, 'kept-by-members')
    expect(sealingKeys(source, 'rate-limits')[0].bytes).not.toEqual(old.bytes)
    const seal = sealData(old, 'place', 'text')
    addKey(source, Date.now())
    const [current, former] = sealingKeys(source, 'kept-by-members')
    expect(former).toEqual(old)
    expect(current.id).not.toBe(old.id)
    expect(openData([current, old], 'place', seal)).toBe('text')
    expect(openData([current], 'place', seal)).toBeNull()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('go only when they have sealed nothing for a while, however often they are changed', () => {
    const [first] = ids()
    const start = Date.now()
    for (const at of [1, 2, 3]) addKey(source, start + at * 1000)
    const [third, second, one] = ids()
    // The first sealed until the second was made, a second after the start, and so on.
    forgetKeysUnusedSince(source, start + 999)
    expect(ids()).toEqual([third, second, one, first])
    forgetKeysUnusedSince(source, start + 1999)
    expect(ids()).toEqual([third, second, one])
    forgetKeysUnusedSince(source, start + 3000)
    expect(ids()).toEqual([third])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('are not taken over from a former file that is damaged, which stays for its copy to be put back', () => {
    mkdirSync(source.dataDir)
    writeFileSync(join(source.dataDir, 'data-key'), 'ab'.repeat(20))
    expect(() => sealingKeys(source, 'kept-by-members')).toThrow(/data-key holds no key: put its copy back/)
    expect(readdirSync(source.dataDir)).toEqual(['data-key'])
    expect(existsSync(file())).toBe(false)
  })

  it('are made as a whole: a start that is cut off while it writes leaves nothing that a next one would stop at', () => {
    const program = join(folder.path, 'make.mjs')
    writeFileSync(
      join(folder.path, 'make.ts'),
      `import { sealingKeys } from '${process.cwd()}/lib/server/services/keys/sealing-keys'
sealingKeys(${JSON.stringify(source)}, 'kept-by-members')\n`,
    )
    const bundle = [join(folder.path, 'make.ts'), `--outfile=${program}`, '--bundle', '--platform=node', '--format=esm']
    const aliases = [`--alias:@=${process.cwd()}`, `--alias:server-only=${process.cwd()}/tests/setup/server-only.ts`]
    execFileSync('node_modules/.bin/esbuild', [...bundle, ...aliases, '--log-level=error'])
    // Files may have no byte: the first write ends the process.
    const cut = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$0" "$1"', process.execPath, program])
    expect(cut.status).not.toBe(0)
    expect(existsSync(source.keyDir)).toBe(true)
    expect(ids()).toHaveLength(1)
  })

  it('are not made anew over a file that is damaged', () => {
    sealingKeys(source, 'kept-by-members')
    writeFileSync(file(), 'cut sh')
    expect(() => sealingKeys(source, 'kept-by-members')).toThrow(/sealing-keys holds no keys: put its copy back/)
    expect(readFileSync(file(), 'utf8')).toBe('cut sh')
  })
})
