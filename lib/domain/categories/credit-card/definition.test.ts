import { describe, expect, it } from 'vitest'
import { makeCappedCard, makeCreditCard, makeMilesCard } from '@/tests/factories/credit-card'
import { evaluatorOf, optionMatches, optionValues, ruleResult, valueRead } from '@/tests/factories/evaluation'
import { printedStrings } from '@/tests/factories/printed-strings'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { isoDate } from '../../values/iso-date'
import { formatRinggit, ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { Applicant } from '../category'
import { creditCard } from './definition'
import type { CreditCard } from './figures'

const evaluate = evaluatorOf(creditCard)

describe('orders', () => {
  const gift = known({
    text: 'Luggage',
    conditions: 'Spend RM500 in 60 days.',
    lastDay: isoDate('2026-12-31'),
    longestWaitDays: 90,
  })

  it('removing all gifts changes nothing that an order reads', () => {
    const cards = [makeCappedCard(), makeCreditCard(), makeMilesCard()].map((card, index) => ({
      ...card,
      slug: `card-${index}`,
      gift,
    }))
    const plain = cards.map((card) => ({ ...card, gift: none }))
    expect(cards.map((card) => evaluate(card).results)).toEqual(plain.map((card) => evaluate(card).results))
    expect(cards.map((card) => evaluate(card).headline)).toEqual(plain.map((card) => evaluate(card).headline))
  })

  it('a gift, its end and its absence each have a source and a day', () => {
    const giftRow = (card: CreditCard, day = testToday) =>
      creditCard
        .detail(card, day)
        .flatMap(({ rows }) => rows)
        .find(({ id }) => id === 'gift')
    const read = { source: 'page', checkedOn: '2026-11-03' }
    expect(giftRow(makeCreditCard({ gift }))).toMatchObject({ value: 'Luggage', ...read })
    expect(giftRow(makeCreditCard({ gift: none }))).toMatchObject({ value: 'None now', note: null, ...read })
    expect(giftRow(makeCreditCard({ gift }), isoDate('2027-01-01'))).toMatchObject({
      value: 'None now: the last one ended 31 Dec 2026',
      note: null,
      ...read,
    })
    expect(giftRow(makeCreditCard({ gift: missing }))).toMatchObject({ value: 'Not published', source: null })
  })

  it('how we are paid changes nothing that is worked out', () => {
    expect(evaluate(makeCreditCard({ paid: 'approval' }))).toEqual(evaluate(makeCreditCard({ paid: 'none' })))
  })

  it('every order reads something of a card and every situation and page names real facets, options and sorts', () => {
    const { sorts, situations, variants } = creditCard
    expect(Object.keys(evaluate(makeCreditCard()).results).toSorted()).toEqual(sorts.map((sort) => sort.id).toSorted())
    for (const { selection } of [...situations, ...variants]) {
      for (const [id, values] of Object.entries(selection)) {
        expect(optionValues(creditCard)[id]).toEqual(expect.arrayContaining([...values]))
      }
    }
    for (const { sort } of situations) expect(sorts.map(({ id }) => id)).toContain(sort)
    expect(variants.map(({ slug }) => slug)).toEqual([
      'reward',
      'cashback',
      'petrol',
      'travel',
      'dining',
      'shopping',
      'groceries',
    ])
    expect(new Set(situations.map(({ caution }) => caution?.title)).size).toBe(situations.length)
  })

  it('a missing fee never counts as free for life, a missing minimum spend never as none', () => {
    const option = (facet: string, value: string) => (card: CreditCard) => optionMatches(creditCard, facet, value, card)
    const free = option('fee', 'free-for-life')
    expect(free(makeCreditCard({ annualFee: missing, feeWaiver: missing }))).toBe(false)
    expect(free(makeCreditCard({ annualFee: none }))).toBe(true)
    const strings = option('leave-out', 'minimum-spend')
    expect(strings(makeCreditCard({ minimumMonthlySpend: missing }))).toBe(true)
    expect(strings(makeCreditCard())).toBe(false)
    expect(option('perks', 'no-overseas-fee')(makeCreditCard({ overseasFee: missing }))).toBe(false)
  })
})

describe('who may apply', () => {
  const check = (id: string, card: CreditCard, said: Partial<Applicant>) => ruleResult(creditCard, id, card, said)

  it.each([
    [{}, 'cannot-tell'],
    [{ monthlyIncome: ringgit(3_000.01) }, 'pass'],
    [{ monthlyIncome: ringgit(3_000) }, 'cannot-tell'],
    [{ monthlyIncome: ringgit(3_000), cardIssuers: 1 }, 'pass'],
    [{ cardIssuers: 1 }, 'pass'],
    [{ monthlyIncome: ringgit(3_000), cardIssuers: 2 }, 'cannot-tell'],
    [{ monthlyIncome: ringgit(3_000), cardIssuers: 2, newToBank: true }, 'fail'],
    [{ monthlyIncome: ringgit(3_000), cardIssuers: 3 }, 'fail'],
  ] satisfies [Partial<Applicant>, string][])(
    'at most two banks up to RM36,000 a year: %j is %s',
    (applicant, result) => {
      expect(check('card-issuers', makeCreditCard(), applicant)).toBe(result)
    },
  )

  it('the lawful least income is checked where the card publishes none', () => {
    const card = makeCreditCard()
    expect(check('lawful-income', card, { monthlyIncome: ringgit(1_999) })).toBe('fail')
    expect(check('lawful-income', card, { monthlyIncome: ringgit(2_000) })).toBe('pass')
    const published = { ...card.requirements, minMonthlyIncome: known(ringgit(3_000)) }
    expect(check('lawful-income', makeCreditCard({ requirements: published }), {})).toBeUndefined()
  })
})

describe('Islamic cards', () => {
  it('never speak of interest or loans', () => {
    const card = makeCappedCard({
      shariah: 'tawarruq',
      balanceTransfer: known({ rate: basisPoints(100), months: 12, fee: basisPoints(300), minimum: ringgit(1_000) }),
      newToBankOnly: true,
    })
    const texts = printedStrings([
      evaluate(card, { carry: 100_000 }),
      evaluate({ ...card, annualFee: missing, earn: missing }),
      creditCard.detail(card, testToday),
      creditCard.rules(card).map(({ label, source }) => [label, source]),
    ])
    expect(texts.filter((text) => /interest|\bloan/i.test(text))).toEqual([])
    expect(texts).toContain('Profit charge, 12 of 12 payments on time')
  })
})

describe('detail and own card', () => {
  it('every card has the same rows, each published figure with its source and day', () => {
    const ids = (card: CreditCard) => creditCard.detail(card, testToday).flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(ids(makeMilesCard({ earn: missing, gift: none }))).toEqual(ids(makeCappedCard()))
    for (const { rows } of creditCard.detail(makeCappedCard(), testToday)) {
      for (const row of rows) expect([row.id, row.source === null]).toEqual([row.id, row.checkedOn === null])
    }
  })

  it('says what paying only the minimum costs', () => {
    const rows = creditCard.detail(makeCreditCard(), testToday).flatMap((group) => group.rows)
    expect(rows.find(({ id }) => id === 'finance-fewer')?.note).toBe(
      'Paying only the minimum, RM5,000 takes about 69 months and costs about RM1,876.',
    )
  })

  it('the cautions quote sums that the calculators give', () => {
    expect(formatRinggit(sen((300_000 * 1800) / 120_000))).toBe('RM45')
    const texts = creditCard.situations.map(({ caution }) => caution?.text).join(' ')
    expect(texts).toContain('RM3,000 carried costs RM45 a month')
    expect(texts).toContain('5.66% a year')
  })

  it('the card a visitor has is evaluated like any other', () => {
    const own = creditCard.ownProduct({ back: 120, cap: 5_000, fee: 10_000, charge: 1_500 }, testToday)
    const { results } = evaluate(own)
    expect(valueRead(results.value)).toBe(2_280 * 12 - 10_000 - 2_500)
    expect(results.lounge?.state).toBe('missing')
  })
})
