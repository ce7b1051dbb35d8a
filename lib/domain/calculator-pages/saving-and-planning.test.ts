import { describe, expect, it } from 'vitest'
import { rollOver } from '../calculators/deposit'
import { isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import type { Calculator } from './calculator'
import { depositProtectionCalculator } from './deposit-protection'
import { emergencyFundCalculator } from './emergency-fund'
import { insuranceGapCalculator } from './insurance-gap'
import { medicalCoPaymentCalculator } from './medical-co-payment'
import { calculatorModel } from './model'
import { motorPremiumCalculator } from './motor-premium'
import { retirementCalculator } from './retirement'
import { rollOverCalculator } from './roll-over'
import { savingsAccountCalculator } from './savings-account'
import { solarPaybackCalculator } from './solar-payback'
import { tiedDepositCalculator } from './tied-deposit'

const today = isoDate('2026-01-15')

/** What a form with these texts shows; a toggle that is not named is off. */
function resultOf(calculator: Calculator, texts: Readonly<Record<string, string>>) {
  const { result, form } = calculatorModel(calculator, new URLSearchParams({ case: '1', ...texts }), today)
  if (result === null) throw new Error(JSON.stringify(form.problems))
  return result
}

function answerOf(calculator: Calculator, texts: Readonly<Record<string, string>>) {
  const result = resultOf(calculator, texts)
  if (result.kind !== 'answer') throw new Error(result.text)
  return result
}

const figure = (answer: ReturnType<typeof answerOf>, label: string) =>
  answer.figures.find((one) => one.label === label)?.value

describe('tied deposit', () => {
  it('tells the return over all the money, a charge taken off', () => {
    // RM10,000 at 4% and RM10,000 beside it that earns nothing: half the rate.
    const half = answerOf(tiedDepositCalculator, { rate: '4', share: '100', earns: '0', plain: '2.5' })
    expect(half.headline.value).toBe('2.00% p.a.')
    expect(half.verdict?.text).toContain('RM100.00 more')
    // A sales charge of 5% on the tied half: RM400 − RM500 on RM20,000.
    const charged = answerOf(tiedDepositCalculator, { rate: '4', share: '100', earns: '0', charge: '5' })
    expect(charged.headline.value).toBe('−0.50% p.a.')
    expect(charged.chart?.series[0]?.values[0]).toBe(-50_000)
  })
})

describe('roll over', () => {
  it('earns RM10,304.16 over twelve months at 3% against RM10,300.00 at once', () => {
    const answer = answerOf(rollOverCalculator, { rate: '3', long: '3', months: '1', terms: '12' })
    expect(figure(answer, 'Rolled over')).toBe('RM304.16')
    expect(figure(answer, 'One long term')).toBe('RM300.00')
    expect(answer.headline.value).toBe('RM4.16')
  })

  it('lists the same sums, term by term, as the shared roll-over rule', () => {
    const texts = { amount: '12345.67', rate: '3.35', long: '3.1', months: '5', terms: '9' }
    const rows = answerOf(rollOverCalculator, texts).tables[0]?.rows ?? []
    const placed = { amount: ringgit(12_345.67), rate: basisPoints(335), dayCount: 365 } as const
    expect(rows.map((row) => [row[4], row[5]])).toEqual(
      rows.map((_, index) => {
        const reached = rollOver(placed, today, 5, index + 1, basisPoints(310))
        return [reached.renewedReturn, reached.singleReturn]
      }),
    )
  })

  it('refuses more months than any deposit runs', () => {
    expect(resultOf(rollOverCalculator, { months: '30', terms: '3' }).kind).toBe('refusal')
  })
})

describe('savings account', () => {
  const bands = {
    bands: '3',
    rate: '0',
    'first-limit': '5000',
    'second-rate': '0.3',
    'second-limit': '20000',
    'third-rate': '0.8',
    balance: '25000',
  }

  it('pays bands part by part or on the whole balance', () => {
    expect(answerOf(savingsAccountCalculator, { ...bands, method: 'incremental' }).headline.value).toBe('RM85.00')
    expect(answerOf(savingsAccountCalculator, { ...bands, method: 'whole-balance' }).headline.value).toBe('RM200.00')
  })

  it('refuses bands that are out of order', () => {
    expect(resultOf(savingsAccountCalculator, { ...bands, 'second-limit': '5000' }).kind).toBe('refusal')
  })

  it('pays a bonus only when its condition is met, on at most its cap', () => {
    const texts = { balance: '20000', rate: '0', bonuses: '1', 'spend-rate': '1', 'spend-from': '500', cap: '10000' }
    const met = answerOf(savingsAccountCalculator, { ...texts, 'salary-rate': '0', 'bill-rate': '0', spend: '500' })
    const missed = answerOf(savingsAccountCalculator, {
      ...texts,
      'salary-rate': '0',
      'bill-rate': '0',
      spend: '499.99',
    })
    expect(met.headline.value).toBe('RM100.00')
    expect(missed.headline.value).toBe('RM0.00')
    expect(missed.verdict?.text).toContain('RM100.00 a year')
  })
})

describe('deposit protection', () => {
  it('protects Islamic and conventional deposits apart, as PIDM’s own example does', () => {
    const zita = answerOf(depositProtectionCalculator, { banks: '1', own1: '300000', islamic1: '275000' })
    expect(zita.headline.value).toBe('RM500,000')
    expect(figure(zita, 'Not protected')).toBe('RM75,000')
    expect(figure(zita, 'Further banks that would hold it')).toBe('1')
  })

  /** One bank with so much of one's own, and nothing else. */
  const ownOnly = (own1: string, islamic1 = '0') =>
    answerOf(depositProtectionCalculator, { banks: '1', own1, islamic1, rate: '4', months: '12' })

  it('leaves room for the return in each place that it fills and in the one that was too full', () => {
    const { verdict, figures } = ownOnly('0', '600000')
    expect(figures.find(({ label }) => label === 'Most to place in a new deposit')?.value).toBe('RM240,384.61')
    expect(verdict?.text).toContain('RM240,384 to Bank 1, in your name, as a conventional deposit')
    expect(verdict?.text).toContain('RM119,232 to 1 other member bank')
    expect(JSON.stringify([verdict, figures])).not.toContain('RM250,000')
  })

  it('says where the return would pass the limit though all is protected now', () => {
    expect(ownOnly('245000').verdict?.text).toContain('The return would pass the limit here: Bank 1, in your name.')
    expect(ownOnly('240000').verdict?.text).toBe('All of it is protected, and so is the return that you plan.')
  })

  it('names no more banks than there are, and what finds no place', () => {
    const { verdict, figures } = ownOnly('20000000')
    expect(verdict?.text).toContain('PIDM has about 46 member banks, too few for all of it')
    expect(verdict?.text).toContain('to 44 other member banks')
    // 46 places of RM240,384 of RM20,000,000.
    expect(figures.find(({ label }) => label === 'Left unprotected')?.value).toBe('RM8,942,336')
  })

  it('leaves out banks that are not counted', () => {
    const texts = { own1: '1000', islamic1: '0', own2: '2000', own3: '4000' }
    const totals = ['1', '2', '3'].map(
      (banks) => answerOf(depositProtectionCalculator, { ...texts, banks }).headline.value,
    )
    expect(totals).toEqual(['RM1,000', 'RM3,000', 'RM7,000'])
  })
})

describe('emergency fund', () => {
  it('says when the reserve is full, and that it never is without saving', () => {
    const texts = { essentials: '3000', months: '6', saved: '5000', rate: '0' }
    expect(figure(answerOf(emergencyFundCalculator, { ...texts, saving: '500' }), 'Full')).toBe('In 26 months')
    expect(figure(answerOf(emergencyFundCalculator, { ...texts, saving: '0' }), 'Full')).toBe('Never at this pace')
    expect(figure(answerOf(emergencyFundCalculator, { ...texts, saved: '18000' }), 'Full')).toBe('Now')
  })
})

describe('insurance gap', () => {
  it('adds up each kind of need and takes off what is there', () => {
    const life = { cover: 'life', need: '36000', years: '10', real: '0', debts: '1000', education: '0', final: '0' }
    expect(answerOf(insuranceGapCalculator, { ...life, 'life-cover': '60000', savings: '1000' }).headline.value).toBe(
      'RM300,000',
    )
    const illness = { cover: 'critical-illness', spending: '4000', recovery: '36', treatment: '30000' }
    expect(
      answerOf(insuranceGapCalculator, { ...illness, 'illness-cover': '50000', savings: '20000' }).headline.value,
    ).toBe('RM104,000')
    const card = { cover: 'medical', bill: '100000', inflation: '10', ahead: '2', limit: '110000' }
    expect(answerOf(insuranceGapCalculator, card).headline.value).toBe('RM11,000')
  })
})

describe('medical co-payment', () => {
  const plan = { bill: '6000', deductible: '500', share: '10', cap: '1000' }

  it('takes the deductible first and caps the co-insurance', () => {
    expect(answerOf(medicalCoPaymentCalculator, { ...plan, capped: '1' }).headline.value).toBe('RM1,050.00')
    expect(answerOf(medicalCoPaymentCalculator, { ...plan, bill: '20000', capped: '1' }).headline.value).toBe(
      'RM1,500.00',
    )
    expect(answerOf(medicalCoPaymentCalculator, { ...plan, bill: '20000' }).headline.value).toBe('RM2,450.00')
  })

  it('takes none from an emergency', () => {
    expect(answerOf(medicalCoPaymentCalculator, { ...plan, exempt: '1' }).headline.value).toBe('RM0.00')
  })
})

describe('motor premium', () => {
  const car = { basis: 'tariff', engine: '1500', insured: '50000', years: '5' }

  it('takes the discount off, then adds tax and duty', () => {
    expect(answerOf(motorPremiumCalculator, { ...car, region: 'east' }).headline.value).toBe('RM596.99')
    expect(answerOf(motorPremiumCalculator, { ...car, region: 'peninsular' }).headline.value).toBe('RM777.64')
  })

  it('refuses to estimate what the tariff does not hold', () => {
    expect(resultOf(motorPremiumCalculator, { ...car, vehicle: 'motorcycle' }).kind).toBe('refusal')
  })
})

describe('retirement', () => {
  const plan = { age: '50', 'retire-at': '60', 'live-to': '80', saved: '0', return: '0', inflation: '0', rise: '0' }

  it('tells until when savings last', () => {
    // RM120,000 saved pays RM1,000 a month for ten years.
    const answer = answerOf(retirementCalculator, { ...plan, monthly: '1000', spending: '1000' })
    expect(answer.headline.value).toBe('Until 70')
    expect(figure(answer, 'More to put aside a month')).toBe('RM1,000')
    expect(answerOf(retirementCalculator, { ...plan, monthly: '2000', spending: '1000' }).headline.value).toBe(
      'Past 80',
    )
  })

  it('never shows less to put aside than it takes', () => {
    // RM100,000 is missing over ten years: RM833.34 a month.
    const short = answerOf(retirementCalculator, {
      ...plan,
      'live-to': '70',
      monthly: '0',
      saved: '20000',
      spending: '1000',
    })
    expect(figure(short, 'More to put aside a month')).toBe('RM834')
    expect(short.verdict?.text).toContain('Put RM834 more aside')
  })

  it('tells what EPF has paid with its years and a source', () => {
    const { fields, sources } = retirementCalculator
    expect(fields.return?.hint).toMatch(/2018 to 2025 it paid 5\.20% to 6\.30%/)
    expect(sources.some(({ title }) => title.includes('dividend'))).toBe(true)
  })

  it('counts EPF contributions of both sides', () => {
    const answer = answerOf(retirementCalculator, { ...plan, monthly: '0', epf: '1', wage: '5000' })
    expect(figure(answer, 'You will have')).toBe('RM144,000')
  })

  it('refuses ages out of order and sums beyond RM1 billion in words', () => {
    const wrong = [
      { ...plan, age: '61' },
      { ...plan, 'retire-at': '80' },
      { ...plan, age: '18', saved: '100000000', return: '12' },
    ]
    expect(wrong.map((texts) => resultOf(retirementCalculator, texts).kind)).toEqual(['refusal', 'refusal', 'refusal'])
  })
})

describe('solar payback', () => {
  it('adds up power used at once and power sold until the price is earned back', () => {
    const texts = {
      watts: '5000',
      sun: '4',
      performance: '80',
      'at-once': '50',
      use: '1000',
      tariff: '0.40',
      credit: '0.20',
    }
    const flat = { rise: '0', ageing: '0', upkeep: '0', cost: '17280', years: '20' }
    // 480 kWh a month: 240 × RM0.40 + 240 × RM0.20 = RM144.
    const answer = answerOf(solarPaybackCalculator, { ...texts, ...flat })
    expect(figure(answer, 'Saved in the first year')).toBe('RM1,728')
    expect(answer.headline.value).toBe('10 years')
  })

  it('refuses a system that a single phase does not carry', () => {
    expect(resultOf(solarPaybackCalculator, { watts: '5001', phase: 'single' }).kind).toBe('refusal')
    expect(resultOf(solarPaybackCalculator, { watts: '5001', phase: 'three' }).kind).toBe('answer')
  })
})
