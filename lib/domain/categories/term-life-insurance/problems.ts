import type { FieldPath, Problem } from '../../validation/field-problem'
import { formatRinggit } from '../../values/money'
import { wordProblems } from '../shared/word-problems'
import type { LevelRow, RisingRow, SumBand, TermLife } from './figures'

type Row = LevelRow | RisingRow

/** Words of insurance with those of takaful. */
const takafulWords: Readonly<Record<string, string>> = {
  premium: 'contribution',
  policy: 'certificate',
  policyholder: 'participant',
  insurer: 'takaful operator',
}

function yearsMeet(one: Row, other: Row): boolean {
  if (!('yearsFrom' in one && 'yearsFrom' in other)) return true
  return one.yearsFrom <= other.yearsTo && other.yearsFrom <= one.yearsTo
}

function rowProblem(at: FieldPath, row: Row, rowsBefore: readonly Row[]): Problem | null {
  if (row.ageFrom > row.ageTo) return { path: [...at, 'ageFrom'], reason: 'is above ageTo' }
  if ('yearsFrom' in row && row.yearsFrom > row.yearsTo)
    return { path: [...at, 'yearsFrom'], reason: 'is above yearsTo' }
  for (const sex of ['women', 'men'] as const) {
    const { nonSmoker, smoker } = row[sex]
    if (smoker !== null && smoker < nonSmoker) {
      return { path: [...at, sex, 'smoker'], reason: `is below the price without smoking, ${formatRinggit(nonSmoker)}` }
    }
  }
  const alike = rowsBefore.filter((before) => yearsMeet(before, row))
  const clash = alike.find(({ ageFrom, ageTo }) => ageFrom <= row.ageTo && row.ageFrom <= ageTo)
  if (clash !== undefined) return { path: at, reason: 'overlaps a row before it: one person would have two prices' }
  const last = Math.max(...alike.map(({ ageTo }) => ageTo))
  if (alike.length > 0 && row.ageFrom !== last + 1) {
    return { path: [...at, 'ageFrom'], reason: `leaves a gap: the row before it ends at age ${last}` }
  }
  return null
}

function tableProblems({ premiums }: TermLife): readonly Problem[] {
  if (premiums.state !== 'known') return []
  const at = ['premiums', 'value', 'rows']
  const rows: readonly Row[] = premiums.value.rows
  if (rows.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return rows.flatMap((row, index) => rowProblem([...at, index], row, rows.slice(0, index)) ?? [])
}

/** Everybody who may join has a price: entry ages are of the last birthday, those of the table of the next one. */
function entryProblems({ premiums, requirements: { minAge, maxAge } }: TermLife): readonly Problem[] {
  if (premiums.state !== 'known' || premiums.value.rows.length === 0) return []
  const ages = premiums.value.rows.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo])
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)]
  const found: Problem[] = []
  if (minAge.state === 'known' && minAge.value + 1 < youngest) {
    found.push({
      path: ['requirements', 'minAge', 'value'],
      reason: `has no price: the table starts at age ${youngest}`,
    })
  }
  if (maxAge.state === 'known' && maxAge.value + 1 > oldest) {
    found.push({ path: ['requirements', 'maxAge', 'value'], reason: `has no price: the table ends at age ${oldest}` })
  }
  return found
}

function bandProblem(at: FieldPath, band: SumBand, before: SumBand | undefined): Problem | null {
  if (band.upTo !== null && band.upTo < band.from) return { path: [...at, 'upTo'], reason: 'is below from' }
  if (before === undefined) return null
  if (before.upTo === null || band.from <= before.upTo) {
    return { path: [...at, 'from'], reason: 'overlaps the band before it' }
  }
  return band.off < before.off ? { path: [...at, 'off'], reason: 'is less than a smaller sum has' } : null
}

function sumProblems({ sumBands, premiums }: TermLife): readonly Problem[] {
  if (sumBands.state !== 'known') return []
  const at = ['sumBands', 'value']
  const bands = sumBands.value
  if (bands.length === 0) return [{ path: at, reason: 'is an empty list' }]
  const prices = premiums.state === 'known' ? premiums.value.rows.flatMap(({ women, men }) => [women, men]) : []
  const lowest = Math.min(...prices.map(({ nonSmoker }) => nonSmoker))
  return bands.flatMap((band, index): Problem[] => {
    const problem = bandProblem([...at, index], band, bands[index - 1])
    if (problem !== null) return [problem]
    return band.off > lowest ? [{ path: [...at, index, 'off'], reason: 'is above the lowest price of the table' }] : []
  })
}

function feeYearProblems({ wakalahFee }: TermLife): readonly Problem[] {
  if (wakalahFee.state !== 'known') return []
  const parts = wakalahFee.value
  const at = ['wakalahFee', 'value']
  if (parts.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return parts.flatMap((part, index): Problem[] => {
    const before = parts[index - 1]
    const first = before === undefined ? 1 : (before.toYear ?? 0) + 1
    if (part.fromYear !== first) return [{ path: [...at, index, 'fromYear'], reason: `must be ${first}` }]
    const isLast = index === parts.length - 1
    if (isLast !== (part.toYear === null)) {
      return [{ path: [...at, index, 'toYear'], reason: isLast ? 'must be none: the last years' : 'must not be none' }]
    }
    return part.part > 10_000 ? [{ path: [...at, index, 'part'], reason: 'is more than the contribution' }] : []
  })
}

function textProblems({ shariah, summary, promotion }: TermLife): readonly Problem[] {
  const texts = [
    { path: ['summary'], text: summary },
    ...(promotion === null ? [] : [{ path: ['promotion', 'text'], text: promotion.text }]),
  ]
  return wordProblems(shariah, texts, takafulWords)
}

/** What is wrong with a plan whose every field is well written. */
export function termLifeProblems(product: TermLife): readonly Problem[] {
  const found: Problem[] = [
    ...tableProblems(product),
    ...entryProblems(product),
    ...sumProblems(product),
    ...feeYearProblems(product),
    ...textProblems(product),
  ]
  if (product.expiryAge.state === 'none' || product.expiryAge.state === 'unlimited') {
    found.push({ path: ['expiryAge'], reason: 'must be an age or missing: term cover ends' })
  }
  if (product.shariah === null && product.wakalahFee.state === 'known') {
    found.push({ path: ['wakalahFee'], reason: 'a conventional policy has no wakalah fee' })
  }
  if (product.disability.state === 'known' && product.disability.value.part > 10_000) {
    found.push({ path: ['disability', 'value', 'part'], reason: 'is more than the sum' })
  }
  return found
}
