import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { creditCard } from '@/lib/domain/categories/credit-card/definition'
import { creditCardWords } from '@/lib/domain/categories/credit-card/words'
import { buildListModel } from '@/lib/domain/list/list-model'
import { makeCreditCard } from '@/tests/factories/credit-card'
import { testToday } from '@/tests/factories/product'

const css = readFileSync(fileURLToPath(new URL('../../styles/card-art.css', import.meta.url)), 'utf8')
const { network, tier } = creditCardWords.choices

describe('the picture of a card', () => {
  it.each(Object.keys(network))('has a mark for the network %s', (name) => {
    expect(css).toMatch(new RegExp(`^\\.${name} \\{\\s*--mark: `, 'm'))
  })

  it.each(Object.keys(tier).filter((name) => name !== 'classic'))('has a sheen of its own for the tier %s', (name) => {
    expect(css).toMatch(new RegExp(`^\\.${name} \\{\\s*--sheen: `, 'm'))
  })

  it('is of the card’s own network and tier', () => {
    const card = makeCreditCard({ network: 'mastercard', tier: 'world' })
    const { rows } = buildListModel(creditCard, [card], new URLSearchParams(), null, testToday)
    expect(rows[0]?.art).toBe('art mastercard world')
  })

  it('loads no file', () => {
    expect(css).not.toContain('url(')
  })
})
