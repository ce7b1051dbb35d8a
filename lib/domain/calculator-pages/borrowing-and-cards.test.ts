import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { calculatorModel } from './model'
import { loadCalculator } from './registry'
import type { Answer } from './result'

const today = isoDate('2026-11-20')

async function answerOf(id: string, query = ''): Promise<Answer> {
  const calculator = await loadCalculator(id)
  if (calculator === null) throw new Error(`No calculator ${id}`)
  const { result, form } = calculatorModel(
    calculator,
    new URLSearchParams(query === '' ? '' : `case=1&${query}`),
    today,
  )
  if (result?.kind !== 'answer') throw new Error(`No answer: ${JSON.stringify(result ?? form.problems)}`)
  return result
}

async function refusalOf(id: string, query: string): Promise<string> {
  const calculator = await loadCalculator(id)
  const model = calculator === null ? null : calculatorModel(calculator, new URLSearchParams(`case=1&${query}`), today)
  if (model?.result?.kind !== 'refusal') throw new Error('Not refused')
  return `${model.result.title} ${model.result.text}`
}

const figure = ({ figures }: Answer, label: string) => figures.find((one) => one.label.startsWith(label))?.value

describe('borrowing', () => {
  it('a car of RM100,000 at 3% flat over seven years has the published instalment, first month and effective rate', async () => {
    const answer = await answerOf('car-loan-instalment', 'price=100000&deposit=0&months=84&basis=flat&rate=3')
    expect(answer.headline.value).toBe('RM1,440.48')
    expect(figure(answer, 'Effective')).toBe('5.57% a year')
    expect(answer.tables[0]?.rows[0]?.slice(0, 3)).toEqual([1, 144_048, 49_412])
    expect(answer.tables[0]?.rows.at(-1)?.at(-1)).toBe(0)
  })

  it('says when a flat rate comes to more than the law allows', async () => {
    const answer = await answerOf('car-loan-instalment', 'price=100000&deposit=0&months=84&basis=flat&rate=10')
    expect(answer.verdict?.text).toContain('above the 16% a year')
  })

  it('settles an older car agreement by the Rule of 78 and a newer one on the reducing balance', async () => {
    const base = 'amount=100000&months=84&paid=36'
    const older = await answerOf('early-settlement', `loan=car&agreement=2023-11-20&rate=3&${base}`)
    expect([older.headline.value, figure(older, 'On the reducing')]).toEqual(['RM62,225.21', 'RM61,850.08'])
    expect(older.verdict?.text).toContain('RM375.13 more than the reducing balance')
    const newer = await answerOf(
      'early-settlement',
      'loan=car&agreement=2026-06-01&rate=5.58&amount=100000&months=84&paid=5',
    )
    expect([newer.headline.value, newer.headline.basis]).toEqual([
      'RM95,517.49',
      'at the next due date, after 5 of 84 instalments, by the reducing balance',
    ])
    expect(newer.verdict?.text).toContain('still signed flat agreements')
  })

  it('adds a lock-in fee on what was borrowed or is owed, and warns when leaving costs more', async () => {
    const base = 'loan=home&amount=300000&months=360&rate=4&paid=24&lock-in=1&fee=3'
    expect(figure(await answerOf('early-settlement', `${base}&fee-on=original`), 'Fee')).toBe('RM9,000.00')
    expect(figure(await answerOf('early-settlement', `${base}&fee-on=outstanding`), 'Fee')).toBe('RM8,676.56')
    const late = await answerOf('early-settlement', base.replace('paid=24', 'paid=350'))
    expect(late.verdict).toMatchObject({ tone: 'warn' })
    expect(await refusalOf('early-settlement', 'loan=home&months=12&paid=12')).toContain('Nothing is left')
  })

  it('compares both ways of leaving on the same day, with the same fee, and a home loan with neither', async () => {
    const newer = 'loan=reducing&amount=100000&months=84&rate=5.58&paid=5'
    const plain = await answerOf('early-settlement', newer)
    expect(figure(plain, 'By the old Rule of 78')).toBe('RM95,676.23')
    expect(plain.verdict?.text).toContain('The old Rule of 78 would ask RM158.73 more on the same day')
    const withFee = await answerOf('early-settlement', `${newer}&lock-in=1&fee=1&fee-on=original`)
    expect([withFee.headline.value, figure(withFee, 'By the old')]).toEqual(['RM96,517.49', 'RM96,676.23'])
    const home = await answerOf('early-settlement', newer.replace('reducing', 'home'))
    expect(home.headline.value).toBe('RM95,075.39')
    expect(JSON.stringify(home)).not.toContain('Rule of 78')
    expect(home.chart?.series).toHaveLength(1)
  })

  it('refuses more instalments of a car loan than months have passed', async () => {
    const query = 'loan=car&agreement=2024-02-29&amount=100000&months=84&rate=3'
    expect(await refusalOf('early-settlement', `${query}&paid=36`)).toContain('32 whole months have passed')
    expect((await answerOf('early-settlement', `${query}&paid=32`)).headline.unit).toBe('to settle')
  })

  it('shows what a flat personal loan still owes by the Rule of 78, not by a line', async () => {
    const answer = await answerOf('personal-loan-instalment', 'amount=20000&months=60&basis=flat&rate=5.5&fee=0')
    expect(answer.tables[0]?.rows[23]?.at(-1)).toBe(1_329_836)
  })

  it('judges what can be borrowed after the new instalment, with what is left to live on and what buying costs', async () => {
    const poor = 'income=2500&commitments=0&living=500&ratio=80&savings=60000'
    const most = await answerOf('affordability', poor)
    expect([figure(most, 'Instalment'), figure(most, 'You would'), figure(most, 'Left')]).toEqual([
      'RM2,000.00',
      '80.00%',
      'RM500.00',
    ])
    expect(most.verdict).toMatchObject({ tone: 'warn' })
    expect(most.verdict?.text).toContain('repayments take 80.00% of your income and leave RM500 a month')
    const needs = await answerOf('affordability', poor.replace('living=500', 'living=1800'))
    expect([figure(needs, 'Instalment'), figure(needs, 'You would')]).toEqual(['RM700.00', '28.00%'])
    expect(needs.verdict?.tone).toBe('good')
    expect(await refusalOf('affordability', poor.replace('living=500', 'living=2500'))).toContain('RM2,500 to live on')
    const untested = await answerOf('affordability', `${poor}&stress=0`)
    expect(untested.headline.basis).toContain('with no room for a rise')
    expect(untested.verdict?.text).toContain('Any rise of the rate')
    const usual = await answerOf('affordability')
    const home = usual.figures.find(({ label }) => label === 'Home within reach')
    expect([home?.value, home?.note]).toEqual(['RM389,598', 'RM38,960 down and RM21,040 of costs, from your savings'])
  })

  it('never shows more to borrow than the limit allows', async () => {
    // RM2,000 a month over 35 years at 4% repay RM451,696.95; half up would be RM451,697.
    const query = 'income=2500&commitments=0&living=500&ratio=80&savings=60000&rate=4&months=420&stress=0'
    const answer = await answerOf('affordability', query)
    expect(answer.headline.value).toBe('RM451,696')
  })

  it('adds up duty, fees, tax and down payment of a home of RM500,000', async () => {
    const answer = await answerOf('home-loan', 'disbursements=0&valuation=0')
    expect(figure(answer, 'Buying costs')).toBe('RM24,075.00')
    expect(figure(answer, 'Cash you need')).toBe('RM74,075.00')
    expect([answer.headline.value, figure(answer, 'Stamp duty')]).toEqual(['RM1,992.49', 'RM11,250.00'])
    const first = await answerOf('home-loan', 'buyer=first-home&day=2027-12-31')
    const late = await answerOf('home-loan', 'buyer=first-home&day=2028-01-01')
    expect([figure(first, 'Stamp duty'), figure(late, 'Stamp duty')]).toEqual(['RM0.00', 'RM11,250.00'])
    expect(figure(await answerOf('home-loan', 'buyer=foreign'), 'Stamp duty')).toBe('RM42,250.00')
  })

  it('shows the part of the income that goes to repayments, cards at 5% of what is owed', async () => {
    const query = 'income=6000&home=0&car=1100&others=0&cards=2000&loan=450000&rate=4.15&months=420&limit=70'
    const answer = await answerOf('debt-service-ratio', query)
    expect([answer.headline.value, figure(answer, 'Today')]).toEqual(['53.89%', '20.00%'])
    expect(figure(answer, 'Instalment within')).toBe('RM3,000.00')
    const over = await answerOf('debt-service-ratio', 'income=3000&home=2500&car=0&others=0&cards=0&loan=0&limit=70')
    expect(over.verdict?.text).toContain('above the limit of 70%: you repay RM400.00')
  })
})

describe('rates', () => {
  it('costs RM10,000 on the rate itself, not on one rounded to a hundredth of a percent', async () => {
    const answer = await answerOf('effective-rate-converter', 'from=compounded&rate=19.56&months=24')
    expect(figure(answer, 'Cost of RM10,000')).toBe('RM1,981.61')
  })

  it('decides half a millionth and half a sen of a flat rate on whole numbers', async () => {
    const flat = await answerOf('effective-rate-converter', 'from=flat&rate=5.5&months=384&fee=0')
    // (1 + 0.055 × 32) ÷ 384 = 0.0071875, below which the nearest floating-point number lies.
    expect(flat.steps[0]?.result).toBe('RM0.007188')
    const dear = await answerOf('effective-rate-converter', 'from=flat&rate=16.131&months=419&fee=0')
    expect(figure(dear, 'Cost of RM10,000')).toBe('RM56,324.08')
  })

  it('takes three decimals of a rate, and shows them', async () => {
    const answer = await answerOf('effective-rate-converter', 'from=quoted&rate=3.875&months=60')
    expect(answer.headline.basis).toBe('for 3.875% effective over 60 months')
    const home = await answerOf('home-loan', 'price=500000&rate=3.875&years=35')
    expect(home.headline.value).toBe('RM1,958.89')
    expect(home.steps.map(({ formula }) => formula)).toContain('3.875% ÷ 12')
  })
})

describe('a home loan', () => {
  it('has its tenure in years; an older address with months comes to the same', async () => {
    const calculator = await loadCalculator('home-loan')
    if (calculator === null) throw new Error('No calculator')
    const address = (query: string) => calculatorModel(calculator, new URLSearchParams(query), today).address
    const years = await answerOf('home-loan', 'years=30')
    expect(years.headline.basis).toContain('over 30 years at')
    expect(await answerOf('home-loan', 'months=360')).toEqual(years)
    expect(address('case=1&months=360')).toBe(address('case=1&years=30'))
  })

  it('is a loan in whole ringgit', async () => {
    const { headline } = await answerOf('home-loan', 'price=444444')
    expect(headline.basis).toMatch(/^for RM400,000 over/)
  })
})

describe('cards', () => {
  it('clears RM5,000 at 18% by the minimum in 69 months and by RM250 in 24', async () => {
    const least = await answerOf('card-payoff', 'balance=5000&rate=18&plan=minimum')
    expect([least.headline.value, figure(least, 'Total finance charge')]).toEqual(['5 years 9 months', 'RM1,875.78'])
    const fixed = await answerOf('card-payoff', 'balance=5000&rate=18&plan=fixed&payment=250')
    expect([fixed.headline.value, figure(fixed, 'Total finance charge')]).toEqual(['2 years', 'RM989.17'])
  })

  it('says at 0% that a steady payment is done sooner, though neither costs anything', async () => {
    const { verdict, headline } = await answerOf('card-payoff', 'balance=1500&rate=0&plan=minimum')
    expect(headline.value).toBe('2 years 4 months')
    expect(verdict?.text).toContain('done in 1 year 8 months instead of 2 years 4 months and pay the same')
    const flat = await answerOf('card-payoff', 'balance=1000&rate=0&plan=minimum')
    expect(flat.verdict?.text).toContain('changes nothing')
  })

  it('refuses a payment that never clears the balance, or hardly ever', async () => {
    expect(await refusalOf('card-payoff', 'balance=5000&rate=18&plan=fixed&payment=75')).toContain('never clears')
    expect(await refusalOf('card-payoff', 'balance=50000&rate=0&plan=fixed&payment=10')).toContain('50 years')
  })

  it('shows a fee of 3% at 0% as the yearly rate that it is', async () => {
    const answer = await answerOf('balance-transfer')
    expect([answer.headline.value, figure(answer, 'The transfer')]).toEqual(['5.66%', 'RM300.00'])
    expect(answer.tables[0]?.rows[11]?.[2]).toBe(0)
  })

  it('charges what is bought while a balance is carried, as the list of cards does', async () => {
    const query = 'petrol=0&groceries=0&dining=0&online=0&travel=0&other=1900&charge=15&free-days=20'
    // 5,000 × 15%, and 12 × 1,900 × 15% × (15 + 20) ÷ 365 = 327.95: the list's sum on the same figures.
    expect(figure(await answerOf('card-value', `${query}&carry=5000`), 'Finance charge')).toBe('RM1,077.95')
    expect(figure(await answerOf('card-value', `${query}&carry=0`), 'Finance charge')).toBe('RM0.00')
  })

  it('gives what the caps leave, less fee and tax, and hands the spending to the list, but not what is owed', async () => {
    const query =
      'petrol=0&groceries=500&dining=0&online=0&travel=0&other=1000.50&swipes=0&carry=100&bonus-on=groceries&bonus=8&cap=15&base=0.2'
    const answer = await answerOf('card-value', `${query}&fee=120&waiver=never&charge=15`)
    // RM44.00 less 12 × 1,500.50 × 15% × 35 ÷ 365: what is bought while something is carried is charged at once.
    expect(answer.headline.value).toBe('−RM214.99')
    expect(figure(answer, 'Finance charge')).toBe('RM273.99')
    const calculator = await loadCalculator('card-value')
    const link = calculator && calculatorModel(calculator, new URLSearchParams(`case=1&${query}`), today).link
    expect(link?.href).toMatch(/groceries=500&dining=0&online=0&travel=0&other=1000.50&swipes=0$/)
    expect(link?.label).toContain('enter your unpaid balance there')
  })
})
