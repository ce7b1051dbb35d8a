import { globSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { PlainData } from '@/components/ui/plain-data'
import type { Sen } from '@/lib/domain/values/money'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const root = new URL('../..', import.meta.url).pathname

/** Rows of the registry: name, file and component. */
const rows = [
  ...read('components/islands.ts').matchAll(
    /^ {2}'?([\w-]+)'?: island\(\s*async \(\) => \(await import\('(.+?)'\)\)\.(\w+)[),]/gm,
  ),
].map(([, name = '', file = '', component = '']) => ({ name, file, component }))
/** Islands as pages print them: name and component. */
const shown = globSync('{app,components}/**/*.tsx', { cwd: root })
  .filter((path) => path !== 'components/ui/island.tsx')
  .flatMap((path) => [...read(path).matchAll(/<Island\s+name="([\w-]+)"\s+of=\{(\w+)\}/g)])
  .map(([, name = '', component = '']) => ({ name, component }))

/** Names of islands that the journeys with foreign hands use. */
const journeyed = globSync('e2e/support/*-journeys.ts', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/^\s*(?:\{ .*)?islands: \[([^\]]*)\]/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  ),
)
/** Islands that no such journey uses, each with the reason. */
const excused: Readonly<Record<string, string>> = {
  'accept-terms': 'Shown to members who have not agreed yet. Its journey is in e2e/referral.spec.ts.',
  'bank-letter':
    'Its fields belong to no form and send nothing, and it stands where a letter is asked for. Its journey is in e2e/early-settlement.spec.ts.',
  details: 'Stands behind a code that was sent. Its form is that of the island "contact", by the same hook and fields.',
  'new-password':
    'Stands behind a code that was sent. Its form is that of the island "password", its judge is in settings.',
  points: 'Shown to members alone. Its journey is in e2e/referral.spec.ts.',
  'referral-dashboard': 'Shown to members alone. Its journey is in e2e/referral.spec.ts.',
  reopen: 'Shown to who signs in to a closed account alone. It is a form of one button, by the hook of "password".',
}

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

  test('has no island that no journey with foreign hands uses, but for those with a reason', () => {
    const names = rows.map(({ name }) => name)
    expect(names.filter((name) => !journeyed.includes(name)).sort()).toEqual(Object.keys(excused).sort())
    expect(journeyed.filter((name) => !names.includes(name))).toEqual([])
  })

  test('is read whole by these tests', () => {
    expect(rows.length).toBe((read('components/islands.ts').match(/: island\(/g) ?? []).length)
  })
})

describe('the props of an island', () => {
  test('are what comes through JSON as it is', () => {
    interface Plain {
      readonly name: string
      readonly amount: Sen | null
      readonly fields?: readonly { readonly on: boolean; readonly text: string | undefined }[]
    }
    expectTypeOf<Plain>().toExtend<PlainData<Plain>>()
    expectTypeOf<{ at: Date }>().not.toExtend<PlainData<{ at: Date }>>()
    expectTypeOf<{ names: ReadonlySet<string> }>().not.toExtend<PlainData<{ names: ReadonlySet<string> }>>()
    expectTypeOf<{ deep: { done: () => void }[] }>().not.toExtend<PlainData<{ deep: { done: () => void }[] }>>()
    expectTypeOf<{ gap: (string | undefined)[] }>().not.toExtend<PlainData<{ gap: (string | undefined)[] }>>()
    expectTypeOf<{ any: unknown }>().not.toExtend<PlainData<{ any: unknown }>>()
    expectTypeOf<{ big: bigint }>().not.toExtend<PlainData<{ big: bigint }>>()
  })
})
