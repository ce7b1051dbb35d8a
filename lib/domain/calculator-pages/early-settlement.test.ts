import { describe, expect, it } from 'vitest'
import { latest } from '../country-rates/dated'
import { goodwillDiscounts } from '../country-rates/hire-purchase'
import { addDays, addMonths, isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { earlySettlement } from './early-settlement'
import type { SettlementValues } from './early-settlement-fields'
import { checklistOf } from './goodwill-checklist'
import { settlementLetter } from './settlement-letter'

const today = isoDate('2026-11-20')
const typed: SettlementValues = {
  loan: 'car',
  agreement: addMonths(today, -36),
  amount: ringgit(100_000),
  rate: basisPoints(300),
  months: 84,
  leave: 'paid',
  paid: 36,
  day: today,
  'lock-in': false,
  fee: basisPoints(300),
  'fee-on': 'original',
  borrower: 'unsaid',
  behind: 'unsaid',
  trouble: 'unsaid',
}

function settle(changes: Partial<SettlementValues>, day = today) {
  const result = earlySettlement.work({ ...typed, ...changes }, day)
  if (result.kind === 'refusal') throw new Error(result.text)
  const figure = (label: string) => result.figures.find((one) => one.label === label)?.value
  return { result, figure, verdict: result.verdict?.text ?? '' }
}

function checksOf(changes: Partial<SettlementValues>) {
  const { letter } = settle(changes).result
  if (letter === undefined) throw new Error('No letter')
  return checklistOf(letter)
}

describe('a figure is rounded once, from exact sums', () => {
  // Worked out with fractions outside of this project; the comment has what lies behind the half sen.
  it.each([['7,015.1719', { loan: 'reducing', rate: basisPoints(558) }, 'RM7,015.17']] as const)(
    'saved by leaving: %s',
    (_, changes, saved) => {
      expect(settle(changes).figure('Saved by leaving')).toBe(saved)
    },
  )

  it.each([
    [
      '190,406.6282',
      {
        loan: 'flat',
        amount: ringgit(10_000_000),
        rate: basisPoints(1_800),
        months: 420,
        paid: 419,
        'lock-in': true,
        fee: basisPoints(1_000),
        'fee-on': 'outstanding',
      },
      'RM190,406.63',
    ],
  ] as const)('the fee and the rest together: %s', (_, changes, expected) => {
    expect(settle(changes).result.headline.value).toBe(expected)
  })

  it('also in the chart: what leaving a flat loan saves after each month is n(n + 1) of the charge', () => {
    const { result } = settle({ loan: 'flat' })
    const values = result.chart?.kind === 'lines' ? (result.chart.series[0]?.values ?? []) : []
    const at = result.chart?.kind === 'lines' ? result.chart.axis.at : []
    const charge = 2_100_000n
    const exact = at.map((paid) => {
      const left = BigInt(84 - paid)
      const [over, under] = [charge * left * (left + 1n), 84n * 85n]
      return Number((over * 2n + under) / (under * 2n))
    })
    expect(values).toEqual(exact)
  })
})

describe('RM70,000 at 3% flat over 84 months, left after 36 (published check values)', () => {
  const published = { loan: 'flat', amount: ringgit(70_000) } as const

  it('asks RM43,557.65 by the Rule of 78 and RM43,295.06 on the same effective rate: RM262.59 at most to gain', () => {
    const { result, figure } = settle(published)
    expect(result.headline.value).toBe('RM43,557.65')
    expect(figure('On the reducing balance')).toBe('RM43,295.06')
    expect(figure('Goodwill discount, at most')).toBe('RM262.59')
  })

  it('is the same by the day of leaving, which counts the whole months since the agreement', () => {
    const agreement = isoDate('2023-12-05')
    const onDay = (day: string) => settle({ ...published, agreement, leave: 'day', day: isoDate(day) }).result.headline
    expect(onDay('2026-12-05').value).toBe('RM43,557.65')
    expect(onDay('2026-12-04').basis).toContain('after 35 of 84 instalments')
  })

  it('refuses a day by which nothing is left', () => {
    const late = { ...typed, ...published, leave: 'day' as const, day: isoDate('2031-01-01') }
    expect(earlySettlement.work(late, today)).toMatchObject({ kind: 'refusal', title: 'Nothing is left to settle' })
  })

  it('hands on what settles it, the instalment and the months left to the calculator on moving', () => {
    expect(settle(published).result.next).toMatchObject({
      id: 'move-car-loan',
      values: { settlement: '43557.65', instalment: '1008.33', months: '48' },
    })
    expect(settle({ ...published, paid: 80 }).result.next).toBeUndefined()
  })
})

describe('who gets the discount', () => {
  const said = { borrower: 'person', behind: 'within', trouble: 'none' } as const
  const open = (changes: Partial<SettlementValues>) => checksOf(changes).rows.filter(({ outcome }) => outcome !== 'yes')

  const verdictOf = (changes: Partial<SettlementValues>) => checksOf(changes).verdict

  it('is answered condition by condition with the reason, and open ones name the field', () => {
    expect(verdictOf(said)).toMatch(/^Yes, by the published conditions/)
    expect(verdictOf({})).toContain('cannot tell')
    expect(open({}).map(({ outcome, reason }) => [outcome, reason])).toEqual(
      new Array(3).fill(['cannot-tell', 'Choose an answer under “Do you get the goodwill discount?”.']),
    )
    expect(open({ ...said, behind: 'more' })).toEqual([
      { label: 'Not more than 90 days behind', outcome: 'no', reason: 'Pay what is overdue first, then ask again.' },
    ])
  })

  it('who does not is promised none, and a loan that is for no car has no such question', () => {
    const label = 'Goodwill discount, at most'
    expect(settle({ ...said, trouble: 'some' }).figure(label)).toBeUndefined()
    expect(settle({ ...said, trouble: 'some' }).verdict).not.toContain('goodwill')
    const personal = settle({ ...said, loan: 'personal' })
    expect(personal.result.headline.value).toBe('RM62,225.21')
    expect([personal.figure(label), personal.result.letter]).toEqual([undefined, undefined])
    expect(settle({ loan: 'home' }).result.letter).toBeUndefined()
  })
})

describe('the letter to the bank', () => {
  const published = { loan: 'flat', amount: ringgit(70_000) } as const
  const letterOf = (changes: Partial<SettlementValues>) => {
    const facts = settle({ ...published, ...changes }).result.letter
    return facts === undefined ? undefined : settlementLetter(facts)
  }

  it('says the agreement, the day and both sums, and asks for the discount', () => {
    const { body = '', gaps = [], subject } = letterOf({ leave: 'day', day: isoDate('2026-11-20') }) ?? {}
    for (const part of ['RM70,000', '84 months', '3.00% flat', 'RM43,557.65', 'RM43,295.06', 'RM262.59 less']) {
      expect(body).toContain(part)
    }
    expect(body).toContain('on 20 Nov 2026')
    expect(body).toContain('2. the goodwill discount')
    expect(gaps.every(({ gap }) => `${subject}${body}`.includes(gap))).toBe(true)
  })

  it('claims to meet the conditions only where that was said, and asks for no discount where one fails', () => {
    const said = { borrower: 'person', behind: 'within', trouble: 'none' } as const
    expect(letterOf(said)?.body).toContain('I meet the conditions')
    expect(letterOf({})?.body).not.toContain('I meet the conditions')
    expect(letterOf({ ...said, behind: 'more' })?.body).not.toContain('goodwill')
    expect(letterOf({ loan: 'reducing' })?.body).not.toMatch(/goodwill|Rule of 78/)
  })
})

describe('before a figure is entered', () => {
  const facts = earlySettlement.openLetter?.(today)
  if (facts === undefined) throw new Error('No letter')

  it('every condition of the discount is named, and what it takes to answer it', () => {
    const { rows, verdict } = checklistOf(facts)
    expect(verdict).toContain('cannot tell')
    expect(rows.map(({ outcome }) => outcome)).toEqual(['yes', ...new Array(5).fill('cannot-tell')])
    expect(rows.map(({ label }) => label)).toEqual(checksOf({}).rows.map(({ label }) => label))
    expect(rows[1]?.reason).toContain('“Which loan”')
    expect(rows[2]?.reason).toContain('day of your agreement')
  })

  it('the letter has gaps for what is not known, no figure of the example, and claims nothing', () => {
    const { body, gaps, hint } = settlementLetter(facts)
    for (const gap of ['[day of the agreement]', 'on [day]', '[amount]', '[rate in the agreement]']) {
      expect(body).toContain(gap)
    }
    expect(body).not.toMatch(/RM|I meet the conditions/)
    expect(body).toContain('1. whether you count my agreement by the Rule of 78')
    expect(body).toContain('the goodwill discount that you give')
    expect(gaps).toHaveLength(5)
    expect(hint).toContain('Enter your figures')
    expect(settlementLetter(settle({}).result.letter ?? facts).hint).toBeNull()
  })

  it('figures of a car that have no answer leave both', () => {
    expect(earlySettlement.work({ ...typed, loan: 'flat', paid: 84 }, today)).toMatchObject({ letter: facts })
    expect(earlySettlement.work({ ...typed, loan: 'home', paid: 84 }, today)).not.toHaveProperty('letter')
  })
})

describe('the banks’ goodwill discount on an agreement with the Rule of 78', () => {
  const { from, value } = latest(goodwillDiscounts)

  it('can bring the difference to the reducing balance at most, and is not promised', () => {
    const { figure, verdict } = settle({})
    const more = /asks (RM[\d,.]+\d) more/.exec(verdict)?.[1]
    expect(figure('Goodwill discount, at most')).toBe(more)
    expect(verdict).toMatch(/ask .*goodwill discount/i)
  })

  it('is for an agreement of the old kind alone, and from its first day on', () => {
    const label = 'Goodwill discount, at most'
    expect(settle({ loan: 'reducing' }).figure(label)).toBeUndefined()
    expect(settle({ loan: 'home' }).figure(label)).toBeUndefined()
    const before = addDays(from, -1)
    expect(settle({ agreement: addMonths(before, -36) }, before).figure(label)).toBeUndefined()
    expect(settle({ agreement: addMonths(from, -36) }, from).figure(label)).toBeDefined()
  })

  it('names who is entitled, and a source', () => {
    const text = checksOf({})
      .rows.map(({ label }) => label)
      .join(' ')
    expect(text).toContain(`${value.mostDaysBehind} days`)
    expect(text).toMatch(/AKPK/)
    expect(earlySettlement.sources.some(({ title }) => /goodwill/i.test(title))).toBe(true)
  })
})

it('the day on which the new law began is not put down to one news digest', () => {
  expect(earlySettlement.assumptions.join(' ')).not.toMatch(/digest/)
  expect(earlySettlement.sources.some(({ url }) => url.includes('bnm.gov.my'))).toBe(true)
})
