import { type Cited, latest } from '../../country-rates/dated'
import { insurerProtection } from '../../country-rates/insurer-protection'
import { lifeCoverServiceTax } from '../../country-rates/life-cover'
import { checkedText } from '../../country-rates/old-rate'
import { detailRow } from '../../figures/detail-row'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { protectsBenefits } from '../../products/issuer'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import { basisPoints, formatRate } from '../../values/rate'
import { statedFigure } from '../shared/facts'
import { isOwn, ownMissing } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type PremiumTable, type TermLife, termLifeReader } from './figures'
import { termLifeWords } from './words'

const { detail: words, table: tableWords } = termLifeWords
const protection = latest(insurerProtection)
const serviceTax = latest(lifeCoverServiceTax)
const paymentsInYear = 12
const whole = 10_000

const spanOf = (values: readonly number[]) => tableWords.span(Math.min(...values), Math.max(...values))
const agesOf = ({ rows }: PremiumTable) => spanOf(rows.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo]))
const cited = (source: Cited | null, today: IsoDate) =>
  source === null ? null : { title: source.title, checked: checkedText(source, today) }

function priceRange({ rows }: PremiumTable): readonly [Sen, Sen] {
  const prices = rows
    .flatMap(({ women, men }) => [women.nonSmoker, women.smoker, men.nonSmoker, men.smoker])
    .filter((price) => price !== null)
  return [sen(Math.min(...prices)), sen(Math.max(...prices))]
}

function tableNote(table: PremiumTable): string {
  if (table.kind === 'rising') return tableWords.rising(agesOf(table))
  return tableWords.level(agesOf(table), spanOf(table.rows.flatMap(({ yearsFrom, yearsTo }) => [yearsFrom, yearsTo])))
}

/** A row that a term of the product or a public rule makes, without a figure of its own. */
function ruleRow(
  id: string,
  label: string,
  text: string,
  product: TermLife,
  today: IsoDate,
  note: string | null,
): DetailRow {
  const figure = isOwn(product) ? ownMissing : statedFigure(product, text)
  return detailRow(id, label, figure, product, 'rule', today, String, {}, isOwn(product) ? null : note)
}

function priceRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const { row } = termLifeReader
  const fee = knownValue(product.policyFee)
  if (isOwn(product)) {
    const monthly = sen((fee ?? 0) / paymentsInYear)
    return [row(product, 'premiums', today, { print: () => tableWords.own(monthly) })]
  }
  const factor = knownValue(product.monthlyFactor)
  const more = factor === null ? 0 : paymentsInYear * factor - whole
  return [
    row(product, 'premiums', today, {
      note: product.premiums.state === 'known' ? tableNote(product.premiums.value) : null,
      print: (table) => tableWords.range(...priceRange(table)),
    }),
    row(product, 'policyFee', today),
    row(product, 'monthlyFactor', today, {
      note: more > 0 ? words.monthlyNote(formatRate(basisPoints(more), 'trim')) : null,
    }),
  ]
}

function sumRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const bands = knownValue(product.sumBands) ?? []
  const discounts = bands.filter(({ off }) => off > 0).map(({ off, from }) => tableWords.off(off, from))
  return [termLifeReader.row(product, 'sumBands', today, { note: discounts.length === 0 ? null : discounts.join(' ') })]
}

function deathRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  return [ruleRow('death', words.death, words.deathPays(wordsFor(product)), product, today, null)]
}

function taxRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const source = cited(serviceTax.source, today)
  const note = source === null ? null : words.serviceTaxNote(source.title, source.checked)
  return serviceTax.value > 0
    ? []
    : [ruleRow('service-tax', words.serviceTax, words.noServiceTax, product, today, note)]
}

function companyRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  const { issuer } = product
  const own = wordsFor(product)
  const source = cited(protection.source, today)
  const memberNote = source === null ? null : words.protectionNote(source.checked)
  const isMember = protectsBenefits(issuer)
  const text = isMember ? words.protectionPays(protection.value.eachLifeBenefit) : words.unprotected
  return [
    ruleRow('claims', words.claims, words.claimsBy(issuer.name, own), product, today, null),
    ruleRow('protection', words.protection, text, product, today, isMember ? memberNote : words.unprotectedNote),
  ]
}

/** What a contribution is used for: takaful alone says so. */
function takafulRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  if (product.shariah === null) return []
  const { row } = termLifeReader
  return [row(product, 'wakalahFee', today), row(product, 'surplusPart', today)]
}

/** Every published figure of a plan. What is not covered stands before what is, and both before the price. */
export const termLifeDetail = termLifeReader.detail([
  {
    title: words.groups.notCovered,
    leads: true,
    rows: ['exclusions', 'suicideMonths', 'waitingMonths', 'contestableMonths'],
  },
  {
    title: words.groups.covered,
    rows: [deathRows, 'disability', 'terminalIllness', 'accidentExtra', sumRows, 'expiryAge'],
  },
  { title: words.groups.price, rows: [priceRows, 'priceChange', 'stampDuty', taxRows] },
  {
    title: words.groups.keeping,
    rows: [
      'health',
      'occupations',
      restrictionRows,
      'renewal',
      'conversionAge',
      'freeLookDays',
      companyRows,
      takafulRows,
    ],
  },
])
