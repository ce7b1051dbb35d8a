import type { FieldPath, Problem } from '../../../../validation/field-problem'
import { formatRinggit } from '../../../../values/money'
import type { LevelRow, LifePlan, RisingRow, SumBand } from './table'

type Row = LevelRow | RisingRow

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

function tableProblems({ premiums }: LifePlan): readonly Problem[] {
  if (premiums.state !== 'known') return []
  const at = ['premiums', 'value', 'rows']
  const rows: readonly Row[] = premiums.value.rows
  if (rows.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return rows.flatMap((row, index) => rowProblem([...at, index], row, rows.slice(0, index)) ?? [])
}

/** Everybody who may join has a price: entry ages are of the last birthday, those of the table of the next one. */
function entryProblems({ premiums, requirements: { minAge, maxAge } }: LifePlan): readonly Problem[] {
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

function sumProblems({ sumBands, premiums }: LifePlan): readonly Problem[] {
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

/** What is wrong with the price of a product that a table by age gives. */
export function lifePriceProblems(product: LifePlan): readonly Problem[] {
  return [...tableProblems(product), ...entryProblems(product), ...sumProblems(product)]
}
