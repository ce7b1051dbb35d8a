import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const root = new URL('../..', import.meta.url).pathname

/** Rows of the registry: name, file and component. */
const rows = [
  ...read('components/islands.ts').matchAll(/^ {2}'?([\w-]+)'?: island\(.*import\('(.+?)'\)\)\.(\w+)[),]/gm),
].map(([, name = '', file = '', component = '']) => ({ name, file, component }))
/** Islands as pages print them: name and component. */
const shown = globSync('{app,components}/**/*.tsx', { cwd: root })
  .filter((path) => path !== 'components/ui/island.tsx')
  .flatMap((path) => [...read(path).matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)])
  .map(([, name = '', component = '']) => ({ name, component }))

describe('the registry of islands', () => {
  test('names the component that the page shows under that name', () => {
    expect(shown.length).toBeGreaterThan(5)
    const named = new Map(rows.map(({ name, component }) => [name, component]))
    for (const { name, component } of shown) expect(named.get(name), name).toBe(component)
  })

  test('has no island that no page shows', () => {
    const used = new Set(shown.map(({ name }) => name))
    expect(rows.filter(({ name }) => !used.has(name))).toEqual([])
  })

  test('names files of client code', () => {
    for (const { file } of rows) expect(read(`components/${file}.tsx`), file).toMatch(/^'use client'/)
  })

  test('is read whole by these tests', () => {
    expect(rows.length).toBe((read('components/islands.ts').match(/: island\(/g) ?? []).length)
  })
})
