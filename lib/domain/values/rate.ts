import { portion, roundQuotient, type Sen } from './money'

declare const basisPointsBrand: unique symbol

/**
 * A rate in basis points: 415 is 4.15 %. Rates that visitors type may have a tenth of one, 387.5 for 3.875 %; those of
 * the catalogue are whole. Mixing it with a bare number or with sen does not compile.
 */
export type BasisPoints = number & { readonly [basisPointsBrand]: 'basis points' }

/** Thousandths of a percent: the whole number that sums count a rate in. */
export function thousandths(rate: number): number {
  return Math.round(rate * 10)
}

/** Whether a number is a rate in basis points: at most one decimal, between -100 % and 1,000 %. */
export function isBasisPoints(value: number): value is BasisPoints {
  return Math.abs(value * 10 - thousandths(value)) < 1e-6 && value >= -10_000 && value <= 100_000
}

/** Wraps basis points with at most one decimal between -100 % and 1,000 %. Throws RangeError otherwise. */
export function basisPoints(value: number): BasisPoints {
  if (!isBasisPoints(value)) throw new RangeError(`Not a rate in basis points: ${value}`)
  const tenths = thousandths(value)
  return (tenths === 0 ? 0 : tenths / 10) as BasisPoints
}

/**
 * `amount × rate × time ÷ year` in whole sen, half a sen up, decided on whole numbers: a part of an amount, or with a time
 * what a yearly rate charges, such as 1 month of 12 or 31 days of 365. Throws RangeError for times that are not whole.
 */
export function atRate(amount: Sen, rate: BasisPoints, time = 1, year = 1): Sen {
  return portion(amount, thousandths(rate) * time, 100_000 * year)
}

/** Amounts, each at its own rate, added up before they are rounded: half a sen up, decided on whole numbers. */
export function sumAtRates(parts: readonly { readonly amount: Sen; readonly rate: BasisPoints }[]): Sen {
  const total = parts.reduce((sum, { amount, rate }) => sum + BigInt(amount) * BigInt(thousandths(rate)), 0n)
  return roundQuotient(total, 100_000n)
}

/** `amount × (1 + rate)^years` in whole sen, half a sen up, decided on whole numbers. */
export function compounded(amount: Sen, rate: BasisPoints, years: number): Sen {
  const [grown, whole] = [BigInt(100_000 + thousandths(rate)), 100_000n]
  return roundQuotient(BigInt(amount) * grown ** BigInt(years), whole ** BigInt(years))
}

/** The fraction that a rate stands for: 415 basis points give 0.0415. */
export function toFraction(rate: BasisPoints): number {
  return rate / 10_000
}

/** A computed fraction, such as an EIR, rounded half up to whole basis points. */
export function fromFraction(value: number): BasisPoints {
  return basisPoints(Math.floor(value * 10_000 + 0.5 + 1e-9))
}

/** A rate as a bare number of percent: `4.15`, and with a third decimal only where there is one, `3.875`. */
export function percentText(rate: number): string {
  return (rate / 100).toFixed(3).replace(/0$/, '')
}

/** `4.15%`; trailing zeros are kept to two decimals so that columns align, except for whole `trim`med rates. */
export function formatRate(rate: BasisPoints, style: 'two' | 'trim' = 'two'): string {
  const sign = rate < 0 ? '−' : ''
  const text = percentText(Math.abs(rate))
  return `${sign}${style === 'trim' ? text.replace(/\.?0+$/, '') : text}%`
}

/** `4.15% p.a.` */
export function formatAnnualRate(rate: BasisPoints): string {
  return `${formatRate(rate)} p.a.`
}

/** Reads `4.15%` or `4.15`. Returns null for anything else or for more than two decimals. */
export function parseRate(text: string): BasisPoints | null {
  const match = /^(-?\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim())
  if (match?.[1] === undefined) return null
  const sign = match[1].startsWith('-') ? -1 : 1
  return basisPoints(sign * (Math.abs(Number(match[1])) * 100 + Number((match[2] ?? '').padEnd(2, '0'))))
}
