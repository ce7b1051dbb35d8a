import { describe, expect, it } from 'vitest'
import { calculatorModel, calculatorPath } from '../calculator-pages/model'
import { calculatorIds, loadCalculator } from '../calculator-pages/registry'
import { formKey } from '../fields/form'
import { isoDate } from '../values/iso-date'
import { handedOver, handedOverHash } from './handed-over'
import { printKept } from './progress'
import { readAnswers } from './read-answers'
import { reportOf } from './report'

const today = isoDate('2026-11-20')
const texts = {
  income: '6000',
  spending: '4800',
  essentials: '3500',
  repayments: '1500',
  liquid: '310000.50',
  earned: '0.25',
  'card-owed': '8000',
  'card-rate': '17',
  'loan-owed': '0',
  'other-owed': '200000',
  dependants: 'yes',
  need: '2500',
  years: '12',
  'life-cover': '30000',
  'loan-cover': '0',
  'illness-cover': '50000',
  'medical-limit': '90000',
}
const params = new URLSearchParams(texts)
const kept = printKept(params, 'report')
const { findings } = reportOf(readAnswers(params, today).answers, today)
const filled = findings.flatMap(({ id, next, value }) =>
  next === null || next.fills === null ? [] : [{ id, next, value, fills: next.fills }],
)

async function calculatorAt(path: string) {
  const id = calculatorIds.find((one) => calculatorPath(one) === path)
  const calculator = id === undefined ? null : await loadCalculator(id)
  if (calculator === null) throw new Error(`No calculator at ${path}`)
  return calculator
}

describe('the figures that a finding hands over', () => {
  it('go to calculators from every finding that leads to one with fields of its own', () => {
    expect(filled.map(({ id }) => id)).toEqual([
      'medical-cover',
      'debt-cost',
      'deposit-protection',
      'life-cover',
      'debt-service',
      'reserve',
      'illness-cover',
    ])
  })

  it.each(filled)(
    '$id: are fields of that calculator, are taken as they are, and never stand in its address',
    async ({ next, fills }) => {
      const calculator = await calculatorAt(next.href)
      expect(Object.keys(fills).filter((name) => !(name in calculator.fields))).toEqual([])
      expect(calculator.personal).toBe(true)
      const model = calculatorModel(calculator, new URLSearchParams({ [formKey]: '1', ...fills }), today)
      expect(model.form.problems).toEqual([])
      expect(model.address).toBe(next.href)
      for (const { name, text } of model.form.fields) if (name in fills) expect(text).toBe(fills[name])
    },
  )

  it.each([
    ['life-cover', 'RM224,028'],
    ['reserve', '88.5 months'],
    ['deposit-protection', 'RM60,000.50'],
  ] as const)('%s: the calculator comes to the figure of the report, %s', async (id, figure) => {
    const found = filled.find((one) => one.id === id)
    if (found === undefined) throw new Error(`Nothing handed over by ${id}`)
    expect(found.value).toContain(figure)
    const calculator = await calculatorAt(found.next.href)
    const { result } = calculatorModel(calculator, new URLSearchParams({ [formKey]: '1', ...found.fills }), today)
    expect(JSON.stringify(result)).toContain(figure)
  })
})

describe('a calculator that is opened', () => {
  const path = '/financial-hub/emergency-fund'
  const reserve = { essentials: '3500', saved: '310000.5', saving: '1200', rate: '0.25', months: '6' }

  it('from a finding gets the figures that the tab keeps', () => {
    expect(handedOver(handedOverHash('reserve'), kept, path, today)).toEqual(reserve)
  })

  it.each([
    ['by another finding', '#from-life-cover', kept, path],
    ['on another page', '#from-reserve', kept, '/financial-hub/card-payoff'],
    ['by a part of the page', '#answer', kept, path],
    ['by an unknown finding', '#from-<script>', kept, path],
    ['with nothing kept', '#from-reserve', null, path],
    ['with something else kept', '#from-reserve', 'at=report', path],
  ])('%s gets none', (_, hash, text, at) => {
    expect(handedOver(hash, text, at, today)).toBeNull()
  })
})
