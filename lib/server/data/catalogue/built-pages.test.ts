import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltPages } from './built-pages'

function buildDir(manifest: string | null): string {
  const dir = mkdtempSync(join(tmpdir(), 'built-pages-'))
  if (manifest !== null) writeFileSync(join(dir, 'prerender-manifest.json'), manifest)
  return dir
}

test('the addresses are those of the manifest', () => {
  const dir = buildDir('{"version":4,"routes":{"/":{},"/credit-card/one":{"x":1}},"dynamicRoutes":{}}')
  expect(readBuiltPages(dir)).toEqual(new Set(['/', '/credit-card/one']))
})

test('a manifest that is missing or damaged is an error, so that pages are not silently taken for made-up addresses', () => {
  expect(() => readBuiltPages(buildDir(null))).toThrow()
  expect(() => readBuiltPages(buildDir('{"version":4}'))).toThrow()
  expect(() => readBuiltPages(buildDir('{'))).toThrow()
})
