import { describe, expect, it } from 'vitest'
import { reportAddress } from '@/components/home/report-link-island.client'
import { glossarySources } from '@/lib/domain/content/glossary/entry'
import { glossary } from '@/lib/domain/content/glossary/glossary'
import { shariahContracts } from '@/lib/domain/products/traits'

const entries = glossary.flatMap((group) => group.entries)

describe('the glossary', () => {
  it('explains each term under an anchor of its own', () => {
    const ids = [...entries, ...glossary].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('explains every Shariah contract that a product may rest on', () => {
    const ids = entries.map(({ id }) => id)
    expect(shariahContracts.filter((contract) => !ids.includes(contract))).toEqual([])
  })

  it('names every source that it lists, by a public address', () => {
    const used = new Set(entries.map(({ source }) => source))
    expect(Object.keys(glossarySources).filter((name) => ![...used].some((source) => source === name))).toEqual([])
    for (const { url } of Object.values(glossarySources)) expect(new URL(url).protocol).toBe('https:')
  })

  it('keeps each meaning to a few plain sentences', () => {
    expect(entries.filter(({ meaning }) => meaning.length > 330 || !/[.]$/.test(meaning) || /!/.test(meaning))).toEqual(
      [],
    )
  })
})

describe('a letter about a wrong figure', () => {
  it('names the product that the page was opened for', () => {
    expect(decodeURIComponent(reportAddress('credit-card/nusa-fuel-card'))).toContain(
      'Product: credit-card/nusa-fuel-card',
    )
  })

  it('repeats nothing else that an address may hold', () => {
    for (const text of ['x&cc=someone@example.com', 'credit-card/a?b', '<b>', 'a/b/c', 'credit-card/a\nBcc: x']) {
      expect(reportAddress(text)).toBe(reportAddress(null))
    }
  })
})
