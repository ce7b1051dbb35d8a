import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { shownTexts } from './shown-texts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Words that only people of this project would write, and what everybody says. */
const houseWords: readonly (readonly [RegExp, string])[] = [
  [/\bst(?:ands?|anding|ood)\b/i, 'is, ranks, comes'],
  [/\bin all\b/i, 'in total'],
  [/\bat once\b/i, 'right away, immediately, at the same time'],
  [/\bno order\b/i, 'it never affects the ranking'],
  [/\bsealed\b/i, 'private'],
  [/\bleaves? to\b/i, 'go to, permission to, you pay'],
  [/\bworks? out\b/i, 'calculate'],
  [/\blapse[sd]?\b/i, 'expires'],
  [/nothing here is called/i, 'No results for'],
]

/** Where one of them is what everybody says. */
const allowed: readonly RegExp[] = [
  /\bwhere (?:you|the member) stands?\b/i,
  /\bstanding (?:instruction|order)s?\b/i,
  // A plan of its own, beside a rider: the field's term.
  /\bstands alone\b/i,
  /\bstands guarantor\b/i,
  /\bstands for\b/i,
  // An adviser does it together with somebody.
  /\bworks out (?:a plan )?with\b/i,
  /\bin all (?:its|of|cases|states)\b/i,
]

function faultsIn(text: string): readonly string[] {
  const rest = allowed.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'gi'), ''), text)
  return houseWords.flatMap(([word, better]) => (word.test(rest) ? [`${word.source}, better: ${better}`] : []))
}

/** Files whose texts nobody reads: what the database and the check of the catalogue say to those who run the site. */
const unread = /^lib\/server\/(?:db|catalogue|content)\//

function filesBelow(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => ending.test(path) && !/\.test\.tsx?$/.test(path) && !unread.test(path))
}

describe('what people read has none of the words of the house', () => {
  test.each(['app', 'components', 'hooks', 'lib'])('in the pages, mails and errors of %s', (folder) => {
    const found = filesBelow(folder, /\.tsx?$/).flatMap((path) =>
      shownTexts(readFileSync(root + path, 'utf8'), path).flatMap((text) =>
        faultsIn(text).map((fault) => `${path}: “${text}” (${fault})`),
      ),
    )
    expect(found).toEqual([])
  })
})

describe('the search for words of the house', () => {
  test.each([
    "const a = 'What stands here'",
    'const a = `Paid in all over \u0024{years} years`',
    '<p>The link is sealed and\n lapses after 30 minutes.</p>',
    "<Field hint='You get it at once.' />",
    "answer({ message: 'Each row says which, and no order reads it.' })",
  ])('finds one in %s', (source) => {
    expect(shownTexts(source).flatMap(faultsIn)).not.toEqual([])
  })

  test.each([
    "import { sealed } from '@/lib/some place at once'",
    "throw new RangeError('This stands for nothing at once')",
    "<p className='at once'>You see where you stand.</p>",
    "const a = { label: 'Standing instruction', none: 'It stands alone' }",
  ])('finds none in %s', (source) => {
    expect(shownTexts(source).flatMap(faultsIn)).toEqual([])
  })
})
