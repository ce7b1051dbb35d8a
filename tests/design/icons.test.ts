import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'

const css = readFileSync(fileURLToPath(new URL('../../styles/icons.css', import.meta.url)), 'utf8')
const drawn = [...css.matchAll(/\[href\^="([^"]+)"\] \{\s*--drawing: (\d+);/g)]
const size = 24

it('every list has a drawing of its own for menus and the home page, and nothing else has', () => {
  expect(drawn.map(([, path]) => path).sort()).toEqual(categoryList.map(({ path }) => path).sort())
  expect(drawn.map(([, , place]) => Number(place))).toEqual(categoryList.map((_, at) => at))
})

it('the drawings stand below each other in one picture, and below the last there is nothing', () => {
  const [, height, paths = ''] = /width='24' height='(\d+)'[^>]*?%3E(.*)%3C\/svg%3E/.exec(css) ?? []
  expect(Number(height)).toBe(size * categoryList.length)
  const places = paths
    .split('%3Cpath ')
    .slice(1)
    .map((path) => /translate\(0 (\d+)\)/.exec(path)?.[1] ?? '0')
  expect(places.map(Number)).toEqual(categoryList.map((_, at) => size * at))
  expect(css).toContain(`var(--drawing, ${categoryList.length}) * -${size}px`)
})

it('no list takes the drawing of another whose address starts as its own does', () => {
  const paths = categoryList.map(({ path }) => path)
  expect(paths.filter((path) => paths.some((other) => other !== path && other.startsWith(path)))).toEqual([])
})
