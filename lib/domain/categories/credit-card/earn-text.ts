import { printFigure } from '../../figures/figure'
import { formatRinggit } from '../../values/money'
import { formatRate } from '../../values/rate'
import type { EarnRule } from './figures'
import { type SpendKind, spendKinds } from './spending'
import { creditCardWords } from './words'
import { creditCardDetailWords } from './words-detail'

const { earn: words, choices } = creditCardWords
const { sentences } = creditCardDetailWords
const noCap = { none: words.noCap, unlimited: words.noCap }

/** "petrol, groceries", "all spending". */
export function kindsText(kinds: readonly SpendKind[]): string {
  return kinds.length === spendKinds.length ? words.allSpending : kinds.map((kind) => choices.spend[kind]).join(', ')
}

/** The same within a sentence: "petrol, groceries and dining". */
export function kindsInSentence(kinds: readonly SpendKind[]): string {
  const last = kinds.at(-1)
  if (last === undefined || kinds.length === spendKinds.length) return words.allSpending
  const others = kinds.slice(0, -1)
  return others.length === 0 ? kindsText([last]) : sentences.and(kindsText(others), kindsText([last]))
}

/** A count of points from thousandths: `1,200`, `0.4`. */
export function pointsText(thousandths: number): string {
  const whole = Math.floor(thousandths / 1_000)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  const part = (thousandths % 1_000).toString().padStart(3, '0').replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}

/** What is earned, as it stands after a number: "points". */
export function kindName(kind: EarnRule['kind']): string {
  return words.kinds[kind]
}

/** `8%` for cashback; `1 per RM2.50` or `5 per RM1` for points and miles. */
export function earnRateText(rule: EarnRule): string {
  if (rule.kind === 'cashback') return formatRate(rule.rate, 'trim')
  const senPerPoint = 100_000 / rule.perRinggit
  return rule.perRinggit < 1_000 && Number.isInteger(senPerPoint)
    ? words.onePer((senPerPoint / 100).toFixed(2).replace(/\.00$/, ''))
    : words.perRinggit(pointsText(rule.perRinggit))
}

/** "cap RM15 a month", "no cap", "cap not published". */
export function capText(rule: EarnRule): string {
  if (rule.cap.state === 'missing') return words.capUnknown
  const known =
    rule.kind === 'cashback'
      ? printFigure(rule.cap, (cap) => formatRinggit(cap), noCap)
      : printFigure(rule.cap, (cap) => `${pointsText(cap)} ${kindName(rule.kind)}`, noCap)
  return rule.cap.state === 'known' ? words.cap(known) : known
}
