import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestSearch, type SearchEntry, type SearchGroup, type SearchOutcome } from '@/lib/domain/content/search'
import { createSearchIndex, searchSite } from './site-search'

const entry = (title: string, context = ''): SearchEntry => ({ href: `/${title}`, title, context })
const products = {
  title: 'Products',
  singular: 'Product',
  entries: [
    entry('Rimba Card', 'Bank Rimba, credit card'),
    entry('Tiram Card-i Flat', 'Tiram Islamic Bank, credit card'),
    entry('Discard Savings', 'Bank Nusa, savings account'),
  ],
}
const words = { title: 'Words', singular: 'Word', entries: [entry('Ibra’', 'A rebate'), entry('Crédit', 'Money lent')] }
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
    const one = { title: 'One', singular: 'One', entries: [entry('Alpha', 'beta'), entry('Beta', 'alpha')] }
    expect(titles(search('beta', [one]))).toEqual(['Beta', 'Alpha'])
  })

  it('does not find the middle of a word, and an entry that lacks a word only where none has them all', () => {
    expect(find('ard')).toBe('nothing')
    expect(search('rimba savings')).toMatchObject({ fit: 'some-words' })
    expect(find('rimba savings')).toEqual(['Discard Savings', 'Rimba Card'])
    expect(find('rimba card')).toEqual(['Rimba Card'])
  })

  it('takes a name whole: a car is no card, and a card no car', () => {
    const cars = { title: 'Cars', singular: 'Car', entries: [entry('Car loan'), entry('Used cars')] }
    const found = titles(search('car', [products, cars]))
    expect([...found].sort()).toEqual(['Car loan', 'Used cars'])
    expect(titles(search('kereta', [products, cars]))).toEqual(found)
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
      singular: 'More',
      entries: [
        { ...entry('Nusa Term', 'Fixed deposits'), also: 'fixed deposit' },
        { ...entry('Nusa Free', 'Bank Nusa'), also: 'Free for life' },
      ],
    }
    const glossary = { title: 'Words', singular: 'Word', entries: [entry('Fixed deposit')] }
    expect(titles(search(text, [products, more, glossary]))).toEqual(expected)
  })

  it.each([
    ['a letter left out', 'savngs'],
    ['a letter too many', 'savinggs'],
    ['a wrong letter', 'sevings'],
    ['two letters changed over', 'svaings'],
    ['a slip in a Malay name', 'simpnan'],
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
    const many = {
      title: 'Many',
      singular: 'Many',
      entries: Array.from({ length: 30 }, (_, at) => entry(`Same ${at}`)),
    }
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
