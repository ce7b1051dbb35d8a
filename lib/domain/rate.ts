declare const basisPointsBrand: unique symbol

/** A rate in whole basis points: 415 is 4.15 %. Mixing it with a bare number or with sen does not compile. */
export type BasisPoints = number & { readonly [basisPointsBrand]: 'basis points' }

/** Wraps a whole number of basis points between -100 % and 1,000 %. Throws RangeError otherwise. */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isInteger(value) || value < -10_000 || value > 100_000) {
    throw new RangeError(`Not a rate in basis points: ${value}`)
  }
  return (value === 0 ? 0 : value) as BasisPoints
}

/** The fraction that a rate stands for: 415 basis points give 0.0415. */
export function toFraction(rate: BasisPoints): number {
  return rate / 10_000
}

/** A computed fraction, such as an EIR, rounded half up to whole basis points. */
export function fromFraction(value: number): BasisPoints {
  return basisPoints(Math.floor(value * 10_000 + 0.5 + 1e-9))
}

/** `4.15%`; trailing zeros are kept to two decimals so that columns align, except for whole `trim`med rates. */
export function formatRate(rate: BasisPoints, style: 'two' | 'trim' = 'two'): string {
  const sign = rate < 0 ? '−' : ''
  const text = (Math.abs(rate) / 100).toFixed(2)
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
