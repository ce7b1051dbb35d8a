import type { SumStep } from '@/lib/domain/categories/category'

/** Reads `1,234.50`, `RM5`, `3.85%` from the front of a formula. */
const numberPattern = /^(?:RM)?(\d[\d,]*(?:\.\d+)?)(%?)/

class Reader {
  #rest: string
  constructor(formula: string) {
    this.#rest = formula.replaceAll(' ', '')
  }

  take(symbols: string): string | null {
    const first = this.#rest.charAt(0)
    if (first === '' || !symbols.includes(first)) return null
    this.#rest = this.#rest.slice(1)
    return first
  }

  number(): number {
    const match = numberPattern.exec(this.#rest)
    if (match?.[1] === undefined) throw new Error(`No number at: ${this.#rest}`)
    this.#rest = this.#rest.slice(match[0].length)
    return Number(match[1].replaceAll(',', '')) / (match[2] === '%' ? 100 : 1)
  }

  get isDone(): boolean {
    return this.#rest === ''
  }
}

function factor(reader: Reader): number {
  if (reader.take('−') !== null) return -factor(reader)
  if (reader.take('(') === null) return reader.number()
  const value = sum(reader)
  if (reader.take(')') === null) throw new Error('A bracket is not closed')
  return value
}

function product(reader: Reader): number {
  let value = factor(reader)
  for (let sign = reader.take('×÷'); sign !== null; sign = reader.take('×÷')) {
    value = sign === '×' ? value * factor(reader) : value / factor(reader)
  }
  return value
}

function sum(reader: Reader): number {
  let value = product(reader)
  for (let sign = reader.take('+−'); sign !== null; sign = reader.take('+−')) {
    value = sign === '+' ? value + product(reader) : value - product(reader)
  }
  return value
}

/**
 * Works out a formula as a reader with a calculator would, `the smaller of RM300 × 8% and the cap of RM15`, `8 ÷ 3, rounded
 * up` and `the larger of 2 and 3` included;
 * null when it is words. Amounts are in ringgit.
 */
function evaluateFormula(text: string): number | null {
  const formula = text.replaceAll(/ (miles|points) a ringgit/g, '')
  const capped = /^the smaller of (.+) and the cap of (.+)$/.exec(formula)
  if (capped !== null) {
    const [sums, cap] = [evaluateFormula(capped[1] ?? ''), evaluateFormula(capped[2] ?? '')]
    return sums === null || cap === null ? null : Math.min(sums, cap)
  }
  const rounded = /^(.+), rounded up$/.exec(formula)
  if (rounded !== null) {
    const value = evaluateFormula(rounded[1] ?? '')
    return value === null ? null : Math.ceil(value)
  }
  const larger = /^the larger of (.+) and (.+)$/.exec(formula)
  if (larger !== null) {
    const [one, other] = [evaluateFormula(larger[1] ?? ''), evaluateFormula(larger[2] ?? '')]
    return one === null || other === null ? null : Math.max(one, other)
  }
  if (!/^[RM\d.,%×÷+−() ]+$/.test(formula)) return null
  const reader = new Reader(formula)
  const value = sum(reader)
  if (!reader.isDone) throw new Error(`Not a sum: ${formula}`)
  return value
}

/** The number that a result prints, in ringgit or as a fraction; null when it is words. */
export function resultValue(result: string): number | null {
  return evaluateFormula(result.replace(/^\+/, '').replace(/ (p\.a\.|days|plans?|miles|points|points or miles)$/, ''))
}

/** All amounts and rates that a text shows, as numbers. */
function shownNumbers(text: string): readonly number[] {
  return [...text.matchAll(/(?:RM)?(\d[\d,]*(?:\.\d+)?)%?/g)].map((match) =>
    Number((match[1] ?? '').replaceAll(',', '')),
  )
}

/** The lines of a sum that a reader with a calculator can check. */
export function checkableSteps(steps: readonly SumStep[]): readonly SumStep[] {
  return steps.filter(({ formula, result }) => evaluateFormula(formula) !== null && resultValue(result) !== null)
}

/** The lines of a sum whose printed result a reader would not get from the printed formula. */
export function wrongSteps(steps: readonly SumStep[]): readonly SumStep[] {
  return checkableSteps(steps).filter(({ formula, result }) => {
    const value = evaluateFormula(formula) ?? Number.NaN
    const shown = resultValue(result) ?? Number.NaN
    const unit = result.includes('%') ? 0.0001 : 0.01
    return !(Math.abs(value - shown) <= unit / 2 + 1e-9)
  })
}

/** Numbers in a formula that neither the given values nor an earlier result shows. */
export function unexplainedNumbers(steps: readonly SumStep[], given: readonly number[]): readonly number[] {
  const known = new Set(given)
  return steps.flatMap(({ formula, result }) => {
    const arithmetic = evaluateFormula(formula) !== null
    const unknown = arithmetic ? shownNumbers(formula).filter((number) => !known.has(number)) : []
    for (const number of shownNumbers(result)) known.add(number)
    return unknown
  })
}
