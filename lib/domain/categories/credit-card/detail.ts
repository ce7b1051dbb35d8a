import { payOffAtMinimum } from '../../calculators/card-payoff'
import { type Figure, knownValue } from '../../figure'
import { detailRow } from '../../figures/detail-row'
import type { DetailRow } from '../../figures/row'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, ringgit } from '../../money'
import { type BasisPoints, formatAnnualRate, formatRate } from '../../rate'
import { capitalised } from '../../words'
import { type BalanceTransfer, type CreditCard, cardReader, type FinanceCharge } from './figures'
import { transferEir } from './sort-values'
import { capText, earnRateText, kindsText } from './text'
import { ruleByKind } from './year'

function earnRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  return ruleByKind(knownValue(card.earn) ?? []).map(({ kind, rule }) =>
    cardReader.row(card, 'earn', today, {
      id: `earn-${kind}`,
      label: capitalised(kindsText([kind])),
      print: () => (rule === null ? 'Nothing' : `${earnRateText(rule)} ${rule.kind}, ${capText(rule)}`),
    }),
  )
}

const payoffExample = ringgit(5_000)

/** What paying the least costs, as an estimate: banks count by the day. */
function minimumNote(rate: BasisPoints): string {
  const payoff = payOffAtMinimum(payoffExample, rate)
  return `Paying only the minimum, ${formatRinggit(payoffExample)} takes about ${payoff.months} months and costs about ${formatRinggit(payoff.charge, 'whole')}.`
}

function carryRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  const charge = card.shariah === null ? 'Finance charge' : 'Profit charge'
  const tiers = knownValue(card.financeCharge)
  const tier = (id: string, label: string, of: (known: FinanceCharge) => BasisPoints) =>
    cardReader.row(card, 'financeCharge', today, {
      id,
      label: `${charge}, ${label}`,
      note: tiers === null ? null : minimumNote(of(tiers)),
      print: (known) => formatAnnualRate(of(known)),
    })
  return [
    tier('finance-twelve', '12 of 12 payments on time', ({ twelveOnTime }) => twelveOnTime),
    tier('finance-ten', '10 or 11 payments on time', ({ tenOnTime }) => tenOnTime),
    tier('finance-fewer', 'fewer payments on time', ({ fewer }) => fewer),
  ]
}

function transferRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  const yearly = transferEir(card)
  const row = (id: string, label: string, print: (transfer: BalanceTransfer) => string, note: string | null = null) =>
    cardReader.row(card, 'balanceTransfer', today, { id, label, note, print })
  return [
    row('transfer-rate', 'Rate', ({ rate, months }) => `${formatRate(rate, 'trim')} flat a year over ${months} months`),
    row('transfer-fee', 'Fee, once', ({ fee }) => formatRate(fee, 'trim')),
    row(
      'transfer-yearly',
      'True yearly rate with the fee',
      () => (yearly === null ? 'Not published' : formatAnnualRate(yearly)),
      'What is left at the end, or missed on the way, goes back to the normal rate.',
    ),
    row('transfer-minimum', 'Least you can move', ({ minimum }) => formatRinggit(minimum)),
  ]
}

function giftRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  const { gift } = card
  const [id, label] = ['gift', 'Sign-up gift']
  if (gift === null || gift.lastDay < today) {
    return [{ id, label, value: 'None now', note: null, state: 'fresh', source: null, checkedOn: null }]
  }
  const figure: Figure<string> = { state: 'known', value: gift.text, source: gift.source }
  const note = `${gift.conditions} Last day ${formatDate(gift.lastDay)}; it can take ${gift.longestWaitDays} days to arrive. We never rank on gifts.`
  return [detailRow(id, label, figure, card, 'rule', today, (text) => text, {}, note)]
}

/** Every published figure of a card, grouped as the detail page and the comparison print them. */
export const cardDetail = cardReader.detail([
  {
    title: 'What it gives',
    rows: [earnRows, 'minimumMonthlySpend', 'totalMonthlyCap', 'thousandPointsWorth', 'pointsExpiryMonths'],
  },
  {
    title: 'What it costs',
    rows: ['annualFee', 'feeWaiver', 'serviceTax', 'supplementaryFee', 'cashAdvanceFee', 'overseasFee'],
  },
  {
    title: 'If you carry a balance',
    rows: [carryRows, { figure: 'interestFreeDays', note: () => 'Only when the last statement was paid in full.' }],
  },
  { title: 'Balance transfer', rows: [transferRows] },
  { title: 'Perks', rows: ['loungeVisits', giftRows] },
])
