import { globSync, readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { PlainData } from '@/components/ui/plain-data'
import type { Sen } from '@/lib/domain/values/money'
import { islandFiles, islandTable } from '@/scripts/lib/island-files.mjs'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const root = new URL('../..', import.meta.url).pathname

const files = islandFiles()
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

describe('an island', () => {
  test('is shown under the name of its file', () => {
    expect(shown.length).toBeGreaterThan(5)
    const named = new Map(files.map(({ name, component }) => [name, component]))
    for (const { name, component } of shown) expect(named.get(name), name).toBe(component)
  })

  test('is shown by some page', () => {
    const used = new Set(shown.map(({ name }) => name))
    expect(files.filter(({ name }) => !used.has(name))).toEqual([])
  })

  test('is client code', () => {
    for (const { file } of files) expect(read(file), file).toMatch(/^'use client'/)
  })

  test('is used by a journey with foreign hands, or there is a reason', () => {
    const names = files.map(({ name }) => name)
    expect(names.filter((name) => !journeyed.includes(name)).sort()).toEqual(Object.keys(excused).sort())
    expect(journeyed.filter((name) => !names.includes(name))).toEqual([])
  })

  test('is in the table of the bundle, with what it waits for', () => {
    const table = islandTable()
    for (const { name, file, component, wakes } of files) {
      const load = `async () => (await import("${root}${file}")).${component}`
      expect(table).toContain(`'${name}': island(${load}${wakes === 'present' ? '' : `, '${wakes}'`}),`)
    }
    expect([...new Set(files.map(({ wakes }) => wakes))].sort()).toEqual(['focus', 'loaded', 'present'])
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
