import { describe, expect, it } from 'vitest'
import { isoDate } from '../iso-date'
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
    const newer = await answerOf('early-settlement', `loan=car&agreement=2026-06-01&rate=5.58&${base}`)
    expect(newer.headline.value).toBe('RM62,143.44')
    expect(newer.verdict?.text).toContain('still signed flat agreements')
  })

  it('adds a lock-in fee on what was borrowed or is owed, and warns when leaving costs more', async () => {
    const base = 'loan=reducing&amount=300000&months=360&rate=4&paid=24&lock-in=1&fee=3'
    expect(figure(await answerOf('early-settlement', `${base}&fee-on=original`), 'Fee')).toBe('RM9,000.00')
    expect(figure(await answerOf('early-settlement', `${base}&fee-on=outstanding`), 'Fee')).toBe('RM8,676.56')
    const late = await answerOf('early-settlement', base.replace('paid=24', 'paid=350'))
    expect(late.verdict).toMatchObject({ tone: 'warn' })
    expect(await refusalOf('early-settlement', 'loan=reducing&months=12&paid=12')).toContain('Nothing is left')
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

describe('cards', () => {
  it('clears RM5,000 at 18% by the minimum in 69 months and by RM250 in 24', async () => {
    const least = await answerOf('card-payoff', 'balance=5000&rate=18&plan=minimum')
    expect([least.headline.value, figure(least, 'Finance charge')]).toEqual(['5 years 9 months', 'RM1,875.78'])
    const fixed = await answerOf('card-payoff', 'balance=5000&rate=18&plan=fixed&payment=250')
    expect([fixed.headline.value, figure(fixed, 'Finance charge')]).toEqual(['2 years', 'RM989.17'])
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

  it('gives what the caps leave, less fee and tax, and carries the spending to the list', async () => {
    const query =
      'petrol=0&groceries=500&dining=0&online=0&travel=0&other=1000.50&swipes=0&carry=100&bonus-on=groceries&bonus=8&cap=15&base=0.2'
    const answer = await answerOf('card-value', `${query}&fee=120&waiver=never&charge=15`)
    expect(answer.headline.value).toBe('+RM44.00')
    const calculator = await loadCalculator('card-value')
    const link = calculator && calculatorModel(calculator, new URLSearchParams(`case=1&${query}`), today).link
    expect(link?.href).toContain('groceries=500&dining=0&online=0&travel=0&other=1000.50&swipes=0&carry=100')
  })
})
