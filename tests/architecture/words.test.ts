import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { creditCardWords } from '@/lib/domain/categories/credit-card/words'
import { categoryList } from '@/lib/domain/categories/registry'
import type { Translation } from '@/lib/domain/categories/shared/translation'
import { eligibilityWords } from '@/lib/domain/eligibility/eligibility-words'
import { shownTexts } from './shown-texts'
import { visitorWords } from './visitor-words'

const root = fileURLToPath(new URL('../../lib/domain/categories', import.meta.url))
const repository = fileURLToPath(new URL('../..', import.meta.url))
const folders = [...categoryList.map(({ id }) => id), 'shared']

/** Files of words, and what the check of the catalogue says to editors, which visitors never read. */
const excepted = /^(?:(?:common-)?words(?:-[a-z]+)?|(?:[a-z]+-)?problems)\.ts$/

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !excepted.test(basename(name)))
    .map((name) => join(folder, name))
}

describe('what a visitor reads of a category', () => {
  test.each(folders)('stands in the words of %s and in no other file', (folder) => {
    const found = sourcesOf(folder).flatMap((path) =>
      visitorWords(readFileSync(join(root, path), 'utf8')).map((text) => ({ path, text })),
    )
    expect(found).toEqual([])
  })

  test('stands beside the rules of who may apply, and not in them', () => {
    const files = ['eligibility.ts', 'applicant-questions.ts']
    const found = files.flatMap((name) => visitorWords(readFileSync(join(root, '..', 'eligibility', name), 'utf8')))
    // The answer of a rule is an id.
    expect(found.filter((text) => !Object.hasOwn(eligibilityWords.outcomes, text))).toEqual([])
  })

  test.each(categoryList.map(({ id }) => id))('is read from one file for %s, and a second at most', (id) => {
    const words = readdirSync(join(root, id)).filter((name) => /^words/.test(name) && !name.endsWith('.test.ts'))
    expect(words).toContain('words.ts')
    expect(words.length).toBeLessThanOrEqual(2)
  })
})

/** Pages of text, which are in a file of words beside them or in the domain; the rest of the pages still has its own. */
const pagesOfText = [
  ...globSync('components/company/*.tsx'),
  ...['corrections-page', 'glossary-page', 'how-we-are-paid', 'how-we-rank', 'report-figure'].map(
    (name) => `components/home/${name}.tsx`,
  ),
]

test.each(pagesOfText)('what a visitor reads is in no component: %s', (path) => {
  // Names of stores are ids of the domain, and longer values are classes.
  const found = shownTexts(readFileSync(path, 'utf8'), path).filter((text) => /[a-z] [a-z]/i.test(text))
  expect(found.filter((text) => text !== 'App Store' && text !== 'Google Play' && !text.startsWith('hidden '))).toEqual(
    [],
  )
})

/** Words of our own that were given up, each with the term of the field that takes its place. */
const retired: Readonly<Record<string, string>> = {
  crowd: 'work queue',
  desk: 'document handler',
  intake: 'new connections',
  kept: 'saved, retained, cached or shortlisted',
  narrowing: 'eligibility filter',
  neighbour: 'slot',
  shed: 'load shedding',
  standings: 'eligibility results',
  told: 'personal answers',
  trap: 'honeypot',
}
/** Their names are in every database that they have run on. */
const isMigration = (path: string) => path.startsWith('lib/server/db/migrations/')

test('no file of code is named by a word that was given up', () => {
  const names = globSync('{app,components,hooks,lib,scripts}/**/*.{ts,tsx,mjs}', { cwd: repository })
  expect(names.length).toBeGreaterThan(1000)
  const found = names.filter(
    (path) =>
      !isMigration(path) &&
      basename(path)
        .split(/[-.]/)
        .some((word) => word in retired),
  )
  expect(found).toEqual([])
})

describe('the search for words', () => {
  const worded: readonly (readonly [string, readonly string[]])[] = [
    ["const a = { label: 'fee' }", ['fee']],
    ["const a = { label: met ? 'met' : 'missed' }", ['met', 'missed']],
    ["row('id', 'Base rate')", ['Base rate']],
    ["if (a) return 'None'", ['None']],
    ["return 'no waiver'", ['no waiver']],
    ['const a = `\u0024{amount} a month`', [' a month']],
    ['const a = `Up to \u0024{amount}`', ['Up to ']],
    ['const a = `\u0024{rate} flat`', [' flat']],
    ["const a = choice({ petrol: 'Petrol' })", ['Petrol']],
    ["const a = { unit: 'months' }", ['months']],
  ]
  test.each(worded)('finds them in %s', (source, texts) => {
    expect(visitorWords(source)).toEqual(texts)
  })

  const plain: readonly string[] = [
    "import { a } from 'Some Place'",
    "type A = 'Conventional' | 'Islamic'",
    "const a = { id: 'most-back', mode: 'any', 'Not known': 1 }",
    "if (a === 'rule-of-78') throw new RangeError('There is no such rule')",
    'const a = { id: `rates-\u0024{index}` }',
    'const a = `\u0024{amount} × \u0024{rate}; `',
    "const a = { url: 'https://example.com/Some page', path: '/bank-account/savings-account' }",
    "const a = { about: 'none: the base rate is all there is.', type: 'BankAccount' }",
    "const a = { none: 'RM0', unit: '' }",
  ]
  test.each(plain)('finds none in %s', (source) => {
    expect(visitorWords(source)).toEqual([])
  })
})

/** Everything in some words that is neither text, nor made by a function, nor left out. */
function strangers(words: unknown): readonly unknown[] {
  if (typeof words === 'string' || typeof words === 'function' || words === null) return []
  return typeof words === 'object' ? Object.values(words).flatMap(strangers) : [words]
}

describe('words in another language', () => {
  test.each([...folders, '../products'])('need only the strings and functions of %s', async (folder) => {
    const files = readdirSync(join(root, folder)).filter((name) => /^(?:common-)?words(?:-[a-z]+)?\.ts$/.test(name))
    const modules = await Promise.all(files.map((name): Promise<unknown> => import(join(root, folder, name))))
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.flatMap(strangers)).toEqual([])
  })

  test('have the same names and parameters', () => {
    const english = { title: 'Fees', fee: (times: number) => (times === 1 ? 'one fee' : 'fees'), hint: null }
    const malay = { title: 'Yuran', fee: (times: number) => `${times} yuran`, hint: null } satisfies Translation<
      typeof english
    >
    expectTypeOf<Omit<typeof malay, 'hint'>>().not.toExtend<Translation<typeof english>>()
    expectTypeOf<{ title: string; fee: string; hint: null }>().not.toExtend<Translation<typeof english>>()
    expectTypeOf(creditCardWords).toExtend<Translation<typeof creditCardWords>>()
    expect(malay.fee(2)).toBe('2 yuran')
  })
})
