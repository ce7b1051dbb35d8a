import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestSearch, type SearchEntry, type SearchGroup, type SearchOutcome } from '@/lib/domain/search'
import { createSearchIndex, searchSite } from './site-search'

const entry = (title: string, context = ''): SearchEntry => ({ href: `/${title}`, title, context })
const products = {
  title: 'Products',
  entries: [
    entry('Rimba Card', 'Bank Rimba, credit card'),
    entry('Tiram Card-i Flat', 'Tiram Islamic Bank, credit card'),
    entry('Discard Savings', 'Bank Nusa, savings account'),
  ],
}
const words = { title: 'Words', entries: [entry('Ibra’', 'A rebate'), entry('Crédit', 'Money lent')] }
const titles = (outcome: SearchOutcome) =>
  outcome.state === 'found' ? outcome.groups.flatMap((group) => group.entries.map(({ title }) => title)) : outcome.state
const search = (text: string, groups: readonly SearchGroup[] = [products, words]) =>
  searchSite(text, createSearchIndex(groups))
const find = (text: string) => titles(search(text))

describe('a search of the site', () => {
  it.each([
    ['without regard to case', 'rImBa card', ['Rimba Card']],
    ['by the beginning of a word', 'tir', ['Tiram Card-i Flat']],
    ['by the issuer', 'nusa', ['Discard Savings']],
    ['by parts of a word with a hyphen', 'card i flat', ['Tiram Card-i Flat']],
    ['whatever the accents', 'credit', ['Rimba Card', 'Tiram Card-i Flat', 'Crédit']],
    ['with words in any order and extra spaces', '  card   rimba ', ['Rimba Card']],
  ])('finds %s', (_what, text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  it('puts a word of the title before one of the context', () => {
    const one = { title: 'One', entries: [entry('Alpha', 'beta'), entry('Beta', 'alpha')] }
    expect(titles(search('beta', [one]))).toEqual(['Beta', 'Alpha'])
  })

  it('does not find the middle of a word, or an entry that lacks one of the words', () => {
    expect(find('ard')).toBe('nothing')
    expect(find('rimba savings')).toBe('nothing')
  })

  it.each([
    ['a Malay word', 'kad', ['Rimba Card', 'Tiram Card-i Flat']],
    ['Malay words for an account', 'akaun simpanan', ['Discard Savings']],
    ['a name of two words', 'fd', ['Nusa Term', 'Fixed deposit']],
    ['a short name by its long one', 'deposit tetap', ['Nusa Term', 'Fixed deposit']],
    ['what a product offers and does not show', 'no annual fee', ['Nusa Free']],
    ['words that name nothing beside one that does', 'the savings for', ['Discard Savings']],
  ])('knows %s', (_what, text, expected) => {
    const more = {
      title: 'More',
      entries: [
        { ...entry('Nusa Term', 'Fixed deposits'), also: 'fixed deposit' },
        { ...entry('Nusa Free', 'Bank Nusa'), also: 'Free for life' },
      ],
    }
    const glossary = { title: 'Words', entries: [entry('Fixed deposit')] }
    expect(titles(search(text, [products, more, glossary]))).toEqual(expected)
  })

  it.each([
    ['a letter left out', 'savngs'],
    ['a letter too many', 'savinggs'],
    ['a wrong letter', 'sevings'],
  ])('takes %s for what is spelt alike, and says so', (_what, text) => {
    expect(search(text)).toMatchObject({ state: 'found', fit: 'spelt-alike' })
    expect(find(text)).toEqual(['Discard Savings'])
    expect(search('savings')).toMatchObject({ fit: 'every-word' })
  })

  it('takes a short word as it is', () => {
    expect(find('crd')).toBe('nothing')
  })

  it('tells an empty text, a too long one and one without a letter apart', () => {
    expect(find('   ')).toBe('empty')
    expect(find('a'.repeat(longestSearch))).toBe('nothing')
    expect(find('a'.repeat(longestSearch + 1))).toBe('too-long')
    expect(find('%%%')).toBe('nothing')
  })

  it('counts what it does not list', () => {
    const many = { title: 'Many', entries: Array.from({ length: 30 }, (_, at) => entry(`Same ${at}`)) }
    const outcome = search('same', [many])
    expect(outcome).toMatchObject({ state: 'found', total: 30 })
    expect(titles(outcome)).toHaveLength(20)
  })

  it('never throws, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const found = find(text)
        expect(Array.isArray(found) || ['empty', 'too-long', 'nothing'].includes(found)).toBe(true)
      }),
    )
  })

  it('finds every entry by its own title', () => {
    for (const { title } of [...products.entries, ...words.entries]) expect(find(title)).toContain(title)
  })
})
