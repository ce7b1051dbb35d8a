import { describe, expect, it } from 'vitest'
import { GET } from '@/app/search/suggestions/route'
import { parseSuggestions } from '@/lib/domain/content/suggestion'
import '../api/support/provider'

const ask = (text: string) => GET(new Request(`https://x.test/search/suggestions?${new URLSearchParams({ q: text })}`))
const suggested = async (text: string) => parseSuggestions(await (await ask(text)).json()) ?? []
const titles = async (text: string) => (await suggested(text)).map(({ title }) => title)

describe('suggestions of the site', () => {
  it.each([
    ['the beginning of a list', 'cashb', 'Cashback credit cards'],
    ['the beginning of a product', 'rimb', 'Rimba Card'],
    ['the beginning of a Malay name', 'kere', 'Car loan instalment'],
    ['a Malay name', 'rumah', 'Home loans'],
    ['a short name', 'fd', 'Fixed deposits'],
    ['a slip', 'fixd depo', 'Fixed deposits'],
    ['a partner', 'octo', 'Octowill'],
    ['a word of the glossary', 'hiba', 'Hibah'],
    ['a question', 'forgot pass', 'I forgot my password. What now?'],
  ])('know %s', async (_what, text, title) => {
    expect(await titles(text)).toContain(title)
  })

  it.each([
    ['credit card', 'Credit cards'],
    ['home lo', 'Home loans'],
    ['kad', 'Credit cards'],
    ['savings', 'Savings accounts'],
    ['fixed deposit', 'Fixed deposits'],
  ])('begin with the list that %j names', async (text, title) => {
    expect((await suggested(text))[0]).toMatchObject({ kind: 'List', title })
  })

  it('begin with the product, where its name was typed', async () => {
    expect((await suggested('rimba ca'))[0]).toMatchObject({ kind: 'Product', title: 'Rimba Card' })
  })

  it('are eight at most, of several kinds, each kind together', async () => {
    const all = await suggested('loan')
    expect(all).toHaveLength(8)
    const kinds = all.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBeGreaterThan(2)
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual([...new Set(kinds)])
  })

  it.each(['', ' ', 'a', '%%', 'a'.repeat(81), 'qqqqqqqq'])('are none for %j', async (text) => {
    expect(await suggested(text)).toEqual([])
  })

  it('are kept by no cache that others share, and by no search engine', async () => {
    const { headers } = await ask('loan')
    expect(headers.get('cache-control')).toMatch(/^private,/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('an answer with suggestions', () => {
  const one = { href: '/search', title: 'Search', kind: 'Page' }

  it.each([
    ['no list', {}],
    ['an address of another site', [{ ...one, href: '//elsewhere.example' }]],
    ['a script for an address', [{ ...one, href: 'javascript:alert(1)' }]],
    ['no title', [{ ...one, title: '' }]],
    ['no kind', [{ href: '/', title: 'Home' }]],
  ])('is not read where it has %s', (_what, answer) => {
    expect(parseSuggestions([one])).toEqual([one])
    expect(parseSuggestions(answer)).toBeNull()
  })
})
