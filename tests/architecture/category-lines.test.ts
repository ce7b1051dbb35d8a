import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rules = 'lib/domain/categories'

/** Where each category has a line, and how often its id or its key stands there. */
const places: readonly (readonly [string, number])[] = [
  [`${rules}/ids.ts`, 1],
  [`${rules}/registry.ts`, 2],
  [`${rules}/product-tables.ts`, 1],
  [`${rules}/load.ts`, 1],
  ['components/ui/category-drawing.tsx', 1],
]

const folders = readdirSync(join(root, rules), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

/** Lines that begin with the id of a category, as a key of an object or a member of a union. */
function linesOf(text: string, id: string): number {
  return [...text.matchAll(new RegExp(`^ {2}(?:\\| )?'?${id}'?(?:[:,]|$)`, 'gm'))].length
}

test.each(places)('every category has its lines in %s', (place, lines) => {
  const text = readFileSync(join(root, place), 'utf8')
  expect(folders.filter((id) => linesOf(text, id) !== lines)).toEqual([])
})
