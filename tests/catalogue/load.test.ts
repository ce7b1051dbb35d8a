import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { categoryIds } from '@/lib/domain/categories/load'
import { categories, categoryByPath, categoryList, categoryOf } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import { CatalogueError } from '@/lib/server/catalogue/findings'
import { catalogue, loadCatalogue } from '@/lib/server/catalogue/load'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { contentWith, goodContent, goodPaths, writeContent } from './good-content'

const context = { today: isoDate('2026-11-20'), categories: [] }

afterEach(() => {
  globalThis.heldCatalogue = undefined
  vi.restoreAllMocks()
})

/** Runs as if the project lay in a temporary folder that holds a copy of the frozen content. */
function moveContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'timbang-load-'))
  cpSync(frozen.TEST_CONTENT, join(root, frozen.TEST_CONTENT), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  return join(root, frozen.TEST_CONTENT)
}

describe('loading a catalogue', () => {
  it('gives all of it when all of it is right', () => {
    expect(loadCatalogue(writeContent(goodContent), context).issuers.size).toBe(2)
  })

  it('throws everything that is wrong, and gives nothing', () => {
    const dir = writeContent(contentWith(goodPaths.card, 'tier: platinum', 'tier: tin\nextra: 1'))
    const error = (() => {
      try {
        return loadCatalogue(dir, context)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(CatalogueError)
    expect(error instanceof CatalogueError && error.findings.map((finding) => finding.field)).toEqual(['tier', 'extra'])
    expect(String(error)).toContain('nusa-cash.yaml:')
  })

  it('is refused where there is no content at all', () => {
    expect(() => loadCatalogue(join(dirname(writeContent([])), 'nowhere'), context)).toThrow(CatalogueError)
  })
})

describe('the catalogue of a process', () => {
  it('is read once', () => {
    expect(catalogue()).toBe(catalogue())
  })

  it('has products in each list, all of them samples, from several issuers', () => {
    const { issuers, products } = catalogue()
    for (const id of categoryIds) {
      expect(products[id].size).toBeGreaterThan(0)
      for (const product of products[id].values()) expect(product.sample).toBe(true)
    }
    expect(issuers.size).toBeGreaterThan(1)
  })

  it('is read again after a change only where changes are looked for', () => {
    const content = moveContent()
    const first = catalogue()
    appendFileSync(join(content, 'partners', 'allowed-hosts.yaml'), '# looked at again\n')
    expect(catalogue()).toBe(first)
    const second = catalogue({ recheck: true })
    expect(second).not.toBe(first)
    expect(catalogue({ recheck: true })).toBe(second)
  })

  it('is refused while a change is broken, and there again once it is mended', () => {
    const content = moveContent()
    const stray = join(content, 'issuers', 'Stray.yaml')
    catalogue({ recheck: true })
    writeFileSync(stray, 'name: Stray')
    expect(() => catalogue({ recheck: true })).toThrow('Stray.yaml')
    rmSync(stray)
    expect(catalogue({ recheck: true }).issuers.size).toBeGreaterThan(0)
  })
})

describe('the categories', () => {
  it('are found by their id and by the address of their list', () => {
    for (const id of categoryIds) {
      expect(categories[id].id).toBe(id)
      expect(categoryByPath(categoryOf(id).path)).toBe(categories[id])
    }
    expect(categoryByPath('/credit-card/cashback')).toBeNull()
    expect(categoryList.map((category) => category.id)).toEqual(categoryIds)
  })
})
