import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'
import { menus, productGroups } from '@/lib/routing/navigation'

const css = readFileSync(fileURLToPath(new URL('../../styles/icons.css', import.meta.url)), 'utf8')
const rules = [...css.matchAll(/(\S+|:is\([^)]*\)) \[href\^="([^"]+)"\] \{\s*--drawing: (\d+);/g)].map(
  ([, place = '', path = '', drawing]) => ({ place, path, drawing: Number(drawing) }),
)
const paths = categoryList.map(({ path }) => path)
const lists = rules.filter(({ path }) => paths.includes(path))
const others = rules.filter(({ path }) => !paths.includes(path))
const size = 24

it('every list has a drawing of its own for menus and the home page', () => {
  expect(lists.map(({ path }) => path).sort()).toEqual([...paths].sort())
  expect(lists.map(({ drawing }) => drawing)).toEqual(categoryList.map((_, at) => at))
})

it('the other pages of the menus have drawings after those of the lists, one of them for all that have none of their own', () => {
  const shared = categoryList.length
  expect(css).toContain(`var(--drawing, ${shared}) * -${size}px`)
  expect(others.map(({ drawing }) => drawing)).toEqual(others.map((_, at) => shared + 1 + at))
  // Those are in no picker, and each is of a page that a menu leads to.
  expect(others.filter(({ place }) => place !== '.sh')).toEqual([])
  const links = [...productGroups, ...menus].flatMap((group) => group.links.map(({ href }) => href))
  expect(others.filter(({ path }) => !links.some((href) => href.startsWith(path)))).toEqual([])
})

it('the drawings stand below each other in one picture, and it ends with the last', () => {
  const [, height, drawn = ''] = /width='24' height='(\d+)'[^>]*?%3E(.*)%3C\/svg%3E/.exec(css) ?? []
  const places = drawn
    .split('%3Cpath ')
    .slice(1)
    .map((path) => Number(/translate\(0 (\d+)\)/.exec(path)?.[1] ?? '0'))
  expect(places).toEqual(places.map((_, at) => size * at))
  expect(places).toHaveLength(categoryList.length + 1 + others.length)
  expect(Number(height)).toBe(size * places.length)
})

it('no list takes the drawing of another whose address starts as its own does, nor that of a section', () => {
  expect(paths.filter((path) => paths.some((other) => other !== path && other.startsWith(path)))).toEqual([])
  // Of rules that weigh the same the last wins.
  expect(rules.slice(0, others.length)).toEqual(others)
})
