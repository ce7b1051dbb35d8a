import { assertNever } from '../../assert-never'
import { printFigure } from '../../figure'
import { formatRinggit } from '../../money'
import { type EarnRule, type FeeWaiver, type SpendKind, spendKinds } from '../../products/credit-card'
import { formatRate } from '../../rate'
import { counted } from '../../words'

const kindNames: Readonly<Record<SpendKind, string>> = {
  petrol: 'petrol',
  groceries: 'groceries',
  dining: 'dining',
  online: 'online',
  travel: 'travel',
  other: 'everything else',
}

const noCap = { none: 'no cap', unlimited: 'no cap' }

/** "petrol, groceries", "all spending". */
export function kindsText(kinds: readonly SpendKind[]): string {
  return kinds.length === spendKinds.length ? 'all spending' : kinds.map((kind) => kindNames[kind]).join(', ')
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

/** "1 visit a year", "6 visits a year". */
export function visitsText(visits: number): string {
  return `${counted(visits, 'visit', 'visits')} a year`
}

/** "free for life", "waived from 12 swipes a year". */
export function waiverText(waiver: FeeWaiver): string {
  switch (waiver.kind) {
    case 'free-for-life':
      return 'free for life'
    case 'first-year':
      return 'first year free'
    case 'yearly-spend':
      return `waived from ${formatRinggit(waiver.amount)} spent a year`
    case 'swipes':
      return `waived from ${counted(waiver.count, 'swipe', 'swipes')} a year`
    case 'never':
      return 'no waiver'
    default:
      return assertNever(waiver)
  }
}
