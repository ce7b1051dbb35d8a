/**
 * Works out a shown formula as a reader with a pocket calculator would: `12 × RM40.86`, `RM300 × 8%`,
 * `the smaller of RM300 × 8% and the cap of RM15`. Words around the numbers are skipped. Amounts are in ringgit.
 */
export function readSum(formula: string): number {
  const capped = /^the smaller of (.+) and the cap of (.+)$/.exec(formula)
  if (capped) return Math.min(readSum(capped[1] ?? ''), readSum(capped[2] ?? ''))
  const tokens = formula.match(/RM[\d,]+(?:\.\d+)?|\d[\d,]*(?:\.\d+)?%?|[()+−×÷]/g) ?? []
  const reader = { tokens, at: 0 }
  const value = readTerms(reader)
  if (reader.at < tokens.length) throw new Error(`Cannot read the sum: ${formula}`)
  return value
}

/** A shown result: `RM40.86`, `−RM118`, `5,500`, `10.22% p.a.`. */
export function readResult(result: string): number {
  const value = readSum(result.replace(/^[+−]/, ''))
  return result.startsWith('−') ? -value : value
}

interface Reader {
  readonly tokens: readonly string[]
  at: number
}

function readTerms(reader: Reader): number {
  let value = readFactors(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '+' && sign !== '−') return value
    reader.at += 1
    const next = readFactors(reader)
    value = sign === '+' ? value + next : value - next
  }
}

function readFactors(reader: Reader): number {
  let value = readNumber(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign !== '×' && sign !== '÷') return value
    reader.at += 1
    const next = readNumber(reader)
    value = sign === '×' ? value * next : value / next
  }
}

function readNumber(reader: Reader): number {
  const token = reader.tokens[reader.at]
  reader.at += 1
  if (token === '(') {
    const value = readTerms(reader)
    reader.at += 1
    return value
  }
  const value = Number((token ?? '').replace(/RM|,|%/g, ''))
  if (token === undefined || Number.isNaN(value)) throw new Error(`Not a number: ${token}`)
  return token.endsWith('%') ? value / 100 : value
}
