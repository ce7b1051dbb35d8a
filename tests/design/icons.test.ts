import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'

const css = readFileSync(fileURLToPath(new URL('../../styles/icons.css', import.meta.url)), 'utf8')
const drawn = [...css.matchAll(/\[href\^="([^"]+)"\] \{\s*--icon: url\("data:image\/svg\+xml,([^"]+)"\)/g)]

it('every list has a drawing of its own for menus and the home page, and nothing else has', () => {
  expect(drawn.map(([, path]) => path).sort()).toEqual(categoryList.map(({ path }) => path).sort())
  expect(new Set(drawn.map(([, , picture]) => picture)).size).toBe(categoryList.length)
})

it('no list takes the drawing of another whose address starts as its own does', () => {
  const paths = categoryList.map(({ path }) => path)
  expect(paths.filter((path) => paths.some((other) => other !== path && other.startsWith(path)))).toEqual([])
})
