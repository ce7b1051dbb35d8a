declare const senBrand: unique symbol

/** An amount of Malaysian ringgit in whole sen. Mixing it with a bare number does not compile. */
export type Sen = number & { readonly [senBrand]: 'sen' }

/** The largest amount the product handles: RM1 billion. Products of amount and rate stay exact below 2^53. */
export const maxSen = 100_000_000_000

/** Wraps a whole number of sen. Throws RangeError when it is not whole or beyond RM1 billion either way. */
export function sen(value: number): Sen {
  if (!Number.isSafeInteger(value) || Math.abs(value) > maxSen) throw new RangeError(`Not an amount in sen: ${value}`)
  return (value === 0 ? 0 : value) as Sen
}

/** Ringgit to sen. Throws RangeError when the amount has a fraction of a sen. */
export function ringgit(value: number): Sen {
  const amount = Math.round(value * 100)
  if (Math.abs(value * 100 - amount) > 1e-6) throw new RangeError(`Fraction of a sen: RM${value}`)
  return sen(amount)
}

/**
 * Rounds an amount to a whole sen, half away from zero (how banks post amounts). For a quotient of whole numbers and for
 * what roots and powers give; where an amount is multiplied by a rate or a part, {@link portion} decides half a sen exactly.
 */
export function roundSen(value: number): Sen {
  const magnitude = Math.floor(Math.abs(value) + 0.5 + 1e-9)
  return sen(value < 0 ? -magnitude : magnitude)
}

/**
 * `amount × numerator ÷ denominator` in whole sen, half a sen away from zero. Whole numbers alone decide, so that half a
 * sen is never lost to floating point. `denominator` is above 0. Throws RangeError for parts that are not whole numbers.
 */
export function portion(amount: Sen, numerator: number, denominator: number): Sen {
  const product = amount * numerator
  if (!Number.isSafeInteger(product)) return roundQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator))
  const size = Math.abs(product)
  const rest = size % denominator
  const whole = (size - rest) / denominator + (rest * 2 >= denominator ? 1 : 0)
  return sen(product < 0 ? -whole : whole)
}

/** A quotient of whole numbers in whole sen, half a sen away from zero, exact whatever their size. */
export function roundQuotient(numerator: bigint, denominator: bigint): Sen {
  const isNegative = numerator < 0n !== denominator < 0n
  const [size, by] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const whole = Number((size * 2n + by) / (by * 2n))
  return sen(isNegative ? -whole : whole)
}

/** Sum of amounts; an empty list is RM0. */
export function sumSen(amounts: readonly Sen[]): Sen {
  return sen(amounts.reduce<number>((total, amount) => total + amount, 0))
}

/** The smaller of two amounts. */
export function minSen(a: Sen, b: Sen): Sen {
  return a < b ? a : b
}

/**
 * `RM1,234` or, when sen matter, `RM1,234.50`. `brief` is for figures that are read at a glance: whole ringgit from RM100 on, half a ringgit
 * rounded away from zero. Negative amounts carry a true minus sign.
 */
export function formatRinggit(amount: Sen, style: 'auto' | 'brief' | 'whole' | 'sen' = 'auto'): string {
  const isWhole = style === 'whole' || (style === 'brief' && Math.abs(amount) >= 100_00)
  const shown = isWhole ? Math.floor(Math.abs(amount) / 100 + 0.5) * 100 : Math.abs(amount)
  const decimals = style === 'sen' || (style !== 'whole' && shown % 100 !== 0)
  const whole = Math.floor(shown / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  const tail = decimals ? `.${(shown % 100).toString().padStart(2, '0')}` : ''
  return `${amount < 0 && shown !== 0 ? '−' : ''}RM${whole}${tail}`
}

/** A printed text with its amounts as `brief` prints them, for pages that show the figure of a list at a glance. */
export function brieflyPrinted(text: string): string {
  return text.replace(/RM\d[\d,]*\.\d{2}(?!\d)/g, (printed) => {
    const amount = parseRinggit(printed)
    return amount === null ? printed : formatRinggit(amount, 'brief')
  })
}

/** Like {@link formatRinggit} with an explicit plus sign for gains: `+RM535`, `−RM118`, `RM0`. */
export function formatSignedRinggit(amount: Sen, style: 'auto' | 'whole' | 'sen' = 'whole'): string {
  const text = formatRinggit(amount, style)
  return amount > 0 && text !== 'RM0' ? `+${text}` : text
}

/**
 * Reads an editor's or visitor's amount: `RM1,200`, `1200.50`, `1 200`. Returns null when it is not an amount of at
 * least RM0 with at most two decimals.
 */
export function parseRinggit(text: string): Sen | null {
  const match = /^(?:RM)?\s*(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/i.exec(text.trim())
  if (match?.[1] === undefined) return null
  const whole = Number(match[1].replace(/[, ]/g, ''))
  const value = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return value <= maxSen ? sen(value) : null
}
