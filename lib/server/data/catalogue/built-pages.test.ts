import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltPages, withPages } from './built-pages'

function buildDir(manifest: string | null): string {
  const dir = mkdtempSync(join(tmpdir(), 'built-pages-'))
  if (manifest !== null) writeFileSync(join(dir, 'prerender-manifest.json'), manifest)
  return dir
}

test('the addresses are those of the manifest', () => {
  const dir = buildDir('{"version":4,"routes":{"/":{},"/credit-card/one":{"x":1}},"dynamicRoutes":{}}')
  expect(readBuiltPages(dir)).toEqual(new Set(['/', '/credit-card/one']))
})

test('without a manifest nothing is known, which is not the same as no page', () => {
  expect(readBuiltPages(buildDir(null))).toBeNull()
})

test('a damaged manifest is an error, so that lists do not silently go empty', () => {
  expect(() => readBuiltPages(buildDir('{"version":4}'))).toThrow()
  expect(() => readBuiltPages(buildDir('{'))).toThrow()
})

test('a list links only to products that this build has a page for', () => {
  const products = [{ slug: 'one' }, { slug: 'two' }]
  expect(
    withPages(products, '/product/credit-card', new Set(['/product/credit-card/one', '/product/loan/two'])),
  ).toEqual([{ slug: 'one' }])
  expect(withPages(products, '/product/credit-card', null)).toBe(products)
})
