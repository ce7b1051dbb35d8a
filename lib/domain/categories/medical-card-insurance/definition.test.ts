import { describe, expect, it } from 'vitest'
import { agePrice, announcedCard, makeCard, usualStay } from '@/tests/factories/medical-card'
import { known, missing, none, testToday, unlimited } from '@/tests/factories/product'
import { nobody } from '../../eligibility/eligibility'
import { isoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { medicalCard } from './definition'
import type { MedicalCard } from './figures'
import { medicalProblems } from './problems'

function matches(facet: string, option: string, card: MedicalCard): boolean {
  const found = medicalCard.facets.find(({ id }) => id === facet)?.options.find(({ value }) => value === option)
  if (found === undefined) throw new Error(`There is no ${facet} ${option}`)
  return found.matches(card, testToday)
}
const limit = (amount: number) => ({ annualLimit: known(ringgit(amount)) })
const room = (amount: number) => ({ room: known(ringgit(amount)) })
const first = (amount: number) => ({
  deductible: known({ amount: ringgit(amount), each: 'disability' as const, later: null }),
})
const part = (share: number, most: number | null) => ({
  coInsurance: known({ part: basisPoints(share), most: most === null ? null : ringgit(most) }),
})
const rose = (on: string) => ({
  repricings: known([{ on: isoDate(on), change: basisPoints(900), what: 'whole table' }]),
})
const outpatient = (most: number | null) => ({
  outpatient: known([
    { what: 'cancer' as const, most: null },
    { what: 'dialysis' as const, most: most === null ? null : ringgit(most) },
  ]),
})

describe('filters', () => {
  it.each([
    ['limit', '100000', limit(100_000), limit(99_999)],
    ['limit', '500000', { annualLimit: unlimited }, limit(499_999)],
    ['limit', '1000000', limit(1_000_000), { annualLimit: missing }],
    ['share', 'none', {}, first(500)],
    ['share', 'none', {}, { coInsurance: missing }],
    ['share', 'deductible', first(500), {}],
    ['share', 'co-insurance', part(500, null), {}],
    ['share', 'capped', part(500, 1_000), part(500, null)],
    ['must-have', 'renewal-80', { renewalAge: known(80) }, { renewalAge: known(79) }],
    ['must-have', 'renewal-80', { renewalAge: unlimited }, { renewal: known('consent') }],
    ['must-have', 'no-lifetime-limit', {}, { lifetimeLimit: missing }],
    ['must-have', 'cancer-dialysis', outpatient(null), outpatient(20_000)],
    ['must-have', 'letter', {}, { guaranteeLetter: known(false) }],
    ['must-have', 'abroad', { abroad: known('emergency') }, { abroad: none }],
    ['must-have', 'moves', {}, { movesWithoutQuestions: missing }],
    ['must-have', 'no-examination', {}, { health: known('examination') }],
    ['room-least', '200', room(200), room(199)],
    ['room-least', '300', { room: unlimited }, { room: none }],
    ['sold', 'standalone', {}, { kind: known('rider') }],
    ['sold', 'rider', { kind: known('rider') }, {}],
    ['sold', 'base-plan', { kind: known('base-standard-plus') }, {}],
    ['leave-out', 'repriced', rose('2025-01-01'), rose('2024-01-01')],
    ['leave-out', 'repriced', { repricings: missing }, { repricings: none }],
  ] satisfies [string, string, Partial<MedicalCard>, Partial<MedicalCard>][])(
    '%s %s',
    (facet, option, having, lacking) => {
      expect([matches(facet, option, makeCard(having)), matches(facet, option, makeCard(lacking))]).toEqual([
        true,
        false,
      ])
    },
  )
})

describe('the category', () => {
  it('keeps out of addresses who is covered, their bill and their years, and not the room', () => {
    const personal = Object.entries(medicalCard.scenario).filter(([, field]) => field.personal)
    expect(personal.map(([name]) => name)).toEqual(['age', 'sex', 'bill', 'amount', 'years'])
    expect(Object.values(medicalCard.ownFields).every((field) => field.personal)).toBe(true)
  })

  it('orders by the price with what is left first', () => {
    expect(medicalCard.sorts.map(({ id }) => id)).toEqual(['case', 'price', 'pays', 'years', 'large'])
    expect(medicalCard.sorts.find(({ id }) => id === 'years')?.basis(usualStay)).toContain(
      'What companies add to the table later is not in it',
    )
  })

  it('has situations of real facets, options and orders, each with a caution', () => {
    for (const { selection, sort, caution } of medicalCard.situations) {
      for (const [facet, values] of Object.entries(selection)) {
        for (const value of values) expect(() => matches(facet, value, makeCard())).not.toThrow()
      }
      expect(medicalCard.sorts.map(({ id }) => id)).toContain(sort)
      expect(caution).not.toBeNull()
    }
  })

  it('says on its page what is not covered first, then what is, then the whole table', () => {
    const groups = medicalCard.detail(makeCard(), testToday)
    expect(groups.map(({ title }) => title).slice(0, 3)).toEqual([
      'What is not covered',
      'What is covered',
      'What it costs',
    ])
    expect(groups[2]?.rows.slice(0, 2).map(({ label, value }) => [label, value])).toEqual([
      ['Ages 19 to 40', 'RM2,000 women, RM1,900 men'],
      ['Ages 41 to 60', 'RM3,000 women, RM3,000 men'],
    ])
  })

  it('gives what is estimated for the base plan as an estimate with its source, and no price', () => {
    const rows = medicalCard.detail(announcedCard, testToday).flatMap((group) => group.rows)
    const row = rows.find(({ id }) => id === 'estimates')
    expect(row?.value).toBe(
      'RM80 to RM120 at ages 31 to 35, RM280 to RM350 at ages 61 to 65, RM500 to RM780 from age 76',
    )
    expect(row?.note).toContain('Not a price')
    expect(row?.note).toContain('The Star, 22 Jan 2026')
    expect(rows.find(({ id }) => id === 'agePrices')?.state).toBe('missing')
  })

  it('does not judge health, and asks who pays the first part of a high deductible', () => {
    const rules = medicalCard.rules(makeCard(first(20_000)))
    expect(rules.map(({ id, check }) => [id, check(nobody)])).toEqual([
      ['health', 'cannot-tell'],
      ['employer', 'cannot-tell'],
    ])
    expect(medicalCard.rules(makeCard({ health: known('none'), ...first(500) }))).toEqual([])
  })

  it('compares the card that a visitor has', () => {
    const has = { price: ringgit(2_000), limit: ringgit(100_000), room: ringgit(200), cap: ringgit(1_000) }
    const own = medicalCard.ownProduct({ ...has, deductible: ringgit(500), part: basisPoints(1_000) }, testToday)
    expect(medicalCard.evaluate(own, usualStay, testToday).sortValues).toMatchObject({
      price: { value: 200_000 },
      case: { value: 350_000 },
    })
  })
})

describe('the check of a card', () => {
  const found = (card: MedicalCard) => medicalProblems(card).map(({ path, reason }) => `${path.join('.')}: ${reason}`)

  it('finds nothing where nothing is wrong', () => {
    expect([...found(makeCard()), ...found(announcedCard)]).toEqual([])
  })

  it.each([
    [
      'a gap in the ages',
      { agePrices: known([agePrice(19, 40, 2_000), agePrice(42, 60, 3_000)]) },
      'agePrices.value.1.ageFrom: must be 41',
    ],
    [
      'somebody older who pays less',
      { agePrices: known([agePrice(19, 40, 2_000), agePrice(41, 60, 1_999)]) },
      'agePrices.value.1: is below the price of a younger person',
    ],
    [
      'a table past the renewal',
      { renewalAge: known(59) },
      'agePrices.value.1.ageTo: is above the age to which it is renewed',
    ],
    [
      'a price of the base plan',
      { kind: known('base-standard') },
      'agePrices: must be missing: prices of the base plan are not published',
    ],
    [
      'a share below the least that is allowed',
      part(499, 500),
      'coInsurance.value.part: is below the least share that a card with a co-payment may have',
    ],
    [
      'a share that is asked of everything',
      first(500),
      'noCoPayFor: must name what no share is asked of, or be missing',
    ],
    ['more than the bill', part(10_001, null), 'coInsurance.value.part: is more than the bill'],
    [
      'a limit that falls with age',
      { limitFrom: known({ age: 61, limit: ringgit(500_000) }) },
      'limitFrom.value.limit: is not above the limit of younger people',
    ],
    [
      'changes of the table out of order',
      {
        repricings: known(
          ['2025-01-01', '2024-01-01'].map((on) => ({ on: isoDate(on), change: basisPoints(500), what: 'all' })),
        ),
      },
      'repricings.value.1.on: must come after the one before it',
    ],
  ] satisfies [string, Partial<MedicalCard>, string][])('names %s', (_, changes, problem) => {
    expect(found(makeCard(changes))).toContain(problem)
  })
})
