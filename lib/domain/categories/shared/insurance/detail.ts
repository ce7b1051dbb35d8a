import { type Cited, latest } from '../../../country-rates/dated'
import { insurerProtection } from '../../../country-rates/insurer-protection'
import { checkedText, isOldCheck } from '../../../country-rates/old-rate'
import { detailRow } from '../../../figures/detail-row'
import type { Layout, Line } from '../../../figures/figure-reader'
import { figureWords } from '../../../figures/figure-words'
import type { DetailRow } from '../../../figures/row'
import { claimsPaidOf, protectsBenefits } from '../../../products/issuer'
import type { AnyProduct } from '../../../products/product-base'
import { wordsFor } from '../../../products/words'
import type { IsoDate } from '../../../values/iso-date'
import { statedFigure } from '../facts'
import { isOwn, ownMissing } from '../own'
import { insuranceWords } from './words'

const { detail: words, groups } = insuranceWords
const protection = latest(insurerProtection)

/** A row that a term of the product or a public rule makes, without a figure of its own. */
export function ruleRow(
  id: string,
  label: string,
  text: string,
  product: AnyProduct,
  today: IsoDate,
  note: string | null,
): DetailRow {
  const figure = isOwn(product) ? ownMissing : statedFigure(product, text)
  return detailRow(id, label, figure, product, 'rule', today, String, {}, isOwn(product) ? null : note)
}

/** Where a rule of the country was read, and when: the note of a row. null: nowhere. */
export function sourceNote(source: Cited | null, today: IsoDate): string | null {
  return source === null ? null : insuranceWords.sources.checked(source.title, checkedText(source, today))
}

const deathPays = words.protectionPays(protection.value.eachLifeBenefit)

/** How much the company paid out in a year, with its own source, or that nobody publishes it. */
function claimsPaidRow(product: AnyProduct, today: IsoDate): DetailRow {
  const claimsPaid = isOwn(product) ? null : claimsPaidOf(product.issuer)
  const { label, text, missing } = words.claimsPaid
  const row = { id: 'claims-paid', label, note: null, source: null }
  if (claimsPaid === null) {
    const value = isOwn(product) ? figureWords.notAsked : missing(wordsFor(product))
    return { ...row, value, state: 'missing', checkedOn: null }
  }
  const { source } = claimsPaid
  const state = isOldCheck(source, today) ? 'stale' : 'fresh'
  const value = text(claimsPaid, wordsFor(product))
  return { ...row, value, note: source.title, state, cited: source, checkedOn: source.checkedOn }
}

/** Who pays a claim, how much the company paid out, and what PIDM would pay if the company failed: `pays` says so of what the line pays for. */
export function companyRows(product: AnyProduct, today: IsoDate, pays = deathPays): readonly DetailRow[] {
  const { issuer } = product
  const { source } = protection
  const isMember = protectsBenefits(issuer)
  const memberNote = source === null ? null : words.protectionNote(checkedText(source, today))
  const text = isMember ? pays : words.unprotected
  return [
    ruleRow('claims', words.claims, words.claimsBy(issuer.name, wordsFor(product)), product, today, null),
    claimsPaidRow(product, today),
    ruleRow('protection', words.protection, text, product, today, isMember ? memberNote : words.unprotectedNote),
  ]
}

/** The same where treatment is paid for, which PIDM protects whole. */
export const treatmentCompanyRows = (product: AnyProduct, today: IsoDate) =>
  companyRows(product, today, words.protectionWhole)

/** What a contribution is used for: takaful alone says so. `row` reads a figure of the line. */
export function takafulRows<P extends AnyProduct>(
  row: (product: P, name: 'wakalahFee' | 'surplusPart', today: IsoDate) => DetailRow,
): (product: P, today: IsoDate) => readonly DetailRow[] {
  return (product, today) =>
    (product.shariah ?? null) === null ? [] : [row(product, 'wakalahFee', today), row(product, 'surplusPart', today)]
}

/** The groups of a policy’s page. What is not covered is read before what is, and both before the price. */
export function insuranceLayout<P, N extends string>(
  rows: Readonly<Record<keyof typeof groups, readonly Line<P, N>[]>>,
): Layout<P, N> {
  return [
    { title: groups.notCovered, leads: true, rows: rows.notCovered },
    { title: groups.covered, rows: rows.covered },
    { title: groups.price, rows: rows.price },
    { title: groups.keeping, rows: rows.keeping },
  ]
}
