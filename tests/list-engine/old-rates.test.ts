import { describe, expect, it } from 'vitest'
import { reportAssumptions } from '@/lib/domain/analysis/report'
import { homeLoan } from '@/lib/domain/categories/home-loan/definition'
import { homeLoanSite } from '@/lib/domain/categories/home-loan/site'
import { compareTable } from '@/lib/domain/compare/compare'
import { answerSaid, comparisonSaid, productSaid } from '@/lib/domain/compare/shared-text'
import { latest } from '@/lib/domain/country-rates/dated'
import { policyRates } from '@/lib/domain/country-rates/policy-rate'
import { productView, topView } from '@/lib/domain/detail/embed-view'
import { categoryOverview } from '@/lib/domain/list/category-overview'
import { defaultState } from '@/lib/domain/list/list-query'
import { buildListView } from '@/lib/domain/list/list-view'
import { addDays, formatDate, type IsoDate } from '@/lib/domain/values/iso-date'
import { detailMetadata } from '@/lib/seo/metadata'
import { fixed, floating, makeHomeLoan } from '@/tests/factories/home-loan'
import { sourcesOf } from '@/tests/factories/product'

const checked = latest(policyRates).source?.checkedOn
if (checked === undefined) throw new Error('The policy rate has a source')
const lastFresh = addDays(checked, 60)
const firstOld = addDays(checked, 61)
const mark = `SBR checked ${formatDate(checked)}, may be out of date`

const loans = (day: IsoDate) => [
  makeHomeLoan({ slug: 'low', pricing: floating(100), sources: sourcesOf(day) }),
  makeHomeLoan({ slug: 'high', pricing: floating(200), sources: sourcesOf(day) }),
  makeHomeLoan({ slug: 'fixed', pricing: fixed(900), sources: sourcesOf(day) }),
]
const listOn = (day: IsoDate, sort = 'rate') =>
  buildListView(homeLoan, loans(day), { ...defaultState(homeLoan, day), sort }, null, day, homeLoan.path)
const markedIn = (text: string) => text.includes(mark)

/** Every text that shows a figure of a floating loan on a day. */
function shownOn(day: IsoDate): Readonly<Record<string, string>> {
  const products = loans(day)
  const [loan] = products
  if (loan === undefined) throw new Error('There are loans')
  const { scenario } = defaultState(homeLoan, day)
  const evaluation = homeLoan.evaluate(loan, scenario, day)
  const table = compareTable(homeLoan, products.slice(0, 2), null, scenario, day, products)
  const result = table.groups.flatMap(({ rows }) => rows).find(({ id }) => id === 'hero')
  const embedded = productView(homeLoan, homeLoanSite, loan, day)
  return {
    share: productSaid(loan, evaluation.headline, day),
    comparison: comparisonSaid('Home loans', table, false, day),
    'result of a comparison': result?.cells[0]?.note ?? '',
    embedded: embedded.kind === 'product' ? embedded.basis : '',
    'first of a list': topView(homeLoan, products, 2, day).scenarioText,
    'home page and hubs': categoryOverview(homeLoan, products, day).scenarioText,
    description: detailMetadata(homeLoan, loan, evaluation).description ?? '',
  }
}

describe('a reference rate that was not checked for too long', () => {
  it.each(Object.keys(shownOn(firstOld)))('is marked in: %s', (place) => {
    expect(markedIn(shownOn(firstOld)[place] ?? '')).toBe(true)
    expect(markedIn(shownOn(lastFresh)[place] ?? '')).toBe(false)
  })

  it.each(['rate', 'instalment'])('is marked on each row that uses it, and on no other, ordered by %s', (sort) => {
    const marks = listOn(firstOld, sort).rows.map(({ slug, headline }) => [slug, headline.oldRate?.name])
    expect(marks).toEqual([
      ['low', 'SBR'],
      ['high', 'SBR'],
      ['fixed', undefined],
    ])
    expect(listOn(lastFresh, sort).rows.some(({ headline }) => headline.oldRate !== undefined)).toBe(false)
  })

  it('is named once at the head of the list, whose ranks stay', () => {
    expect(listOn(firstOld).sortBasis).toContain(`SBR was last checked on ${formatDate(checked)}`)
    expect(listOn(lastFresh).sortBasis).not.toContain('last checked')
    expect(listOn(firstOld).rows.map(({ rank }) => rank)).toEqual([1, 2, 3])
  })

  it('is said to leave the order alone only where every loan of the list uses it', () => {
    const floatingOnly = loans(firstOld).filter(({ slug }) => slug !== 'fixed')
    const state = { ...defaultState(homeLoan, firstOld), sort: 'rate' }
    const alike = buildListView(homeLoan, floatingOnly, state, null, firstOld, homeLoan.path).sortBasis
    expect(alike).toContain('should barely affect their order')
    expect(listOn(firstOld).sortBasis).not.toContain('should barely affect their order')
    expect(listOn(firstOld).sortBasis).toContain('a change could affect their order')
  })

  it('is marked among the figures of a loan and in what an analysis assumes', () => {
    const note = (day: IsoDate) =>
      homeLoan
        .detail(makeHomeLoan(), day)
        .flatMap(({ rows }) => rows)
        .find(({ id }) => id === 'reference')?.note
    expect(note(firstOld)).toContain('may be out of date')
    expect(note(lastFresh)).not.toContain('may be out of date')
    expect(reportAssumptions(firstOld).join()).toContain('may be out of date')
    expect(reportAssumptions(lastFresh).join()).not.toContain('may be out of date')
  })

  it('is marked in an answer that is sent on', () => {
    const source = latest(policyRates).source
    if (source === null) throw new Error('The policy rate has a source')
    const headline = { value: 'RM1', unit: 'saved', basis: 'by moving', tone: 'gain' } as const
    const said = (day: IsoDate) => answerSaid({ title: 'Moving', sources: [source] }, headline, false, day)
    expect(said(firstOld)).toContain(`May be out of date: ${source.title}`)
    expect(said(lastFresh)).not.toContain('May be out of date')
  })
})
