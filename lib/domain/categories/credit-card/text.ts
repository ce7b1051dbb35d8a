import { printFigure } from '../../figure'
import { formatRinggit } from '../../money'
import { formatRate } from '../../rate'
import { type CreditCard, type EarnRule, network, type SpendKind, spendKind, spendKinds, tier } from './figures'

const noCap = { none: 'no cap', unlimited: 'no cap' }

/** "petrol, groceries", "all spending". */
export function kindsText(kinds: readonly SpendKind[]): string {
  return kinds.length === spendKinds.length ? 'all spending' : kinds.map((kind) => spendKind.words[kind]).join(', ')
}

/** A count of points from thousandths: `1,200`, `0.4`. */
export function pointsText(thousandths: number): string {
  const whole = Math.floor(thousandths / 1_000)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
  const part = (thousandths % 1_000).toString().padStart(3, '0').replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}

/** `8%` for cashback; `1 per RM2.50` or `5 per RM1` for points and miles. */
export function earnRateText(rule: EarnRule): string {
  if (rule.kind === 'cashback') return formatRate(rule.rate, 'trim')
  const senPerPoint = 100_000 / rule.perRinggit
  return rule.perRinggit < 1_000 && Number.isInteger(senPerPoint)
    ? `1 per RM${(senPerPoint / 100).toFixed(2).replace(/\.00$/, '')}`
    : `${pointsText(rule.perRinggit)} per RM1`
}

/** "cap RM15 a month", "no cap", "cap not published". */
export function capText(rule: EarnRule): string {
  const known =
    rule.kind === 'cashback'
      ? printFigure(rule.cap, (cap) => formatRinggit(cap), noCap)
      : printFigure(rule.cap, (cap) => `${pointsText(cap)} ${rule.kind}`, noCap)
  if (rule.cap.state === 'missing') return 'cap not published'
  return rule.cap.state === 'known' ? `cap ${known} a month` : known
}

/** The network and the tier: `Visa Platinum`. */
export function cardKind(card: CreditCard): string {
  return `${network.words[card.network]} ${tier.words[card.tier]}`
}
