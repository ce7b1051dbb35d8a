import { payOffAtMinimum } from '../../calculators/card-payoff'
import { type Figure, knownValue } from '../../figure'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, ringgit, type Sen } from '../../money'
import type { BalanceTransfer, CreditCard, FinanceCharge } from '../../products/credit-card'
import { type BasisPoints, formatAnnualRate, formatRate } from '../../rate'
import type { DetailGroup, DetailRow } from '../category'
import { detailRow } from '../shared/facts'
import { transferEir } from './scores'
import { capText, earnRateText, kindsText, visitsText, waiverText } from './text'
import { ruleByKind } from './year'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function earnRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  return ruleByKind(knownValue(card.earn) ?? []).map(({ kind, rule }) => {
    const print = () => (rule === null ? 'Nothing' : `${earnRateText(rule)} ${rule.kind}, ${capText(rule)}`)
    return detailRow(`earn-${kind}`, capitalised(kindsText([kind])), card.earn, card, 'rate', today, print)
  })
}

function givesGroup(card: CreditCard, today: IsoDate): DetailGroup {
  const money = (amount: Sen) => formatRinggit(amount)
  return {
    title: 'What it gives',
    rows: [
      ...earnRows(card, today),
      detailRow('minimum-spend', 'Minimum spend a month', card.minimumMonthlySpend, card, 'rule', today, money),
      detailRow('total-cap', 'Most cashback a month', card.totalMonthlyCap, card, 'rule', today, money, {
        none: 'No total cap',
      }),
      detailRow(
        'points-worth',
        '1,000 points or miles are worth',
        card.thousandPointsWorth,
        card,
        'rate',
        today,
        money,
        {
          none: 'It gives no points',
        },
      ),
      detailRow(
        'points-expiry',
        'Points expire after',
        card.pointsExpiryMonths,
        card,
        'rule',
        today,
        (months) => `${months} months`,
        { none: 'They do not expire', unlimited: 'They do not expire' },
      ),
    ],
  }
}

function costsGroup(card: CreditCard, today: IsoDate): DetailGroup {
  const money = (amount: Sen) => formatRinggit(amount)
  const rate = (part: BasisPoints) => formatRate(part, 'trim')
  return {
    title: 'What it costs',
    rows: [
      detailRow('annual-fee', 'Annual fee', card.annualFee, card, 'fee', today, money, { none: 'No fee' }),
      detailRow(
        'fee-waiver',
        'Fee waiver',
        card.feeWaiver,
        card,
        'fee',
        today,
        (waiver) => capitalised(waiverText(waiver)),
        {
          none: 'No waiver',
        },
      ),
      detailRow('service-tax', 'Service tax a year', card.serviceTax, card, 'rule', today, money, {
        none: 'No tax charged to you',
      }),
      detailRow('supplementary-fee', 'Supplementary card a year', card.supplementaryFee, card, 'fee', today, money, {
        none: 'No fee',
      }),
      detailRow(
        'cash-advance',
        'Cash advance fee',
        card.cashAdvanceFee,
        card,
        'fee',
        today,
        (fee) => `${rate(fee)} of the amount`,
        {
          none: 'No fee',
        },
      ),
      detailRow(
        'overseas',
        'Fee on spending abroad',
        card.overseasFee,
        card,
        'fee',
        today,
        (fee) => `${rate(fee)} on top of the network's rate`,
        {
          none: 'No fee',
        },
      ),
    ],
  }
}

const payoffExample = ringgit(5_000)

/** What paying the least costs, as an estimate: banks count by the day. */
function minimumNote(rate: BasisPoints): string {
  const payoff = payOffAtMinimum(payoffExample, rate)
  return `Paying only the minimum, ${formatRinggit(payoffExample)} takes about ${payoff.months} months and costs about ${formatRinggit(payoff.charge, 'whole')}.`
}

function carryGroup(card: CreditCard, today: IsoDate): DetailGroup {
  const charge = card.shariah === null ? 'Finance charge' : 'Profit charge'
  const tier = (id: string, label: string, of: (tiers: FinanceCharge) => BasisPoints) => {
    const tiers = knownValue(card.financeCharge)
    const note = tiers === null ? null : minimumNote(of(tiers))
    return detailRow(
      id,
      `${charge}, ${label}`,
      card.financeCharge,
      card,
      'rate',
      today,
      (known) => formatAnnualRate(of(known)),
      { none: 'No charge' },
      note,
    )
  }
  return {
    title: 'If you carry a balance',
    rows: [
      tier('finance-twelve', '12 of 12 payments on time', (tiers) => tiers.twelveOnTime),
      tier('finance-ten', '10 or 11 payments on time', (tiers) => tiers.tenOnTime),
      tier('finance-fewer', 'fewer payments on time', (tiers) => tiers.fewer),
      detailRow(
        'free-days',
        'Days without charge',
        card.interestFreeDays,
        card,
        'rule',
        today,
        (days) => `${days} days`,
        {},
        'Only when the last statement was paid in full.',
      ),
    ],
  }
}

function transferGroup(card: CreditCard, today: IsoDate): DetailGroup {
  const row = (id: string, label: string, print: (transfer: BalanceTransfer) => string, note: string | null = null) =>
    detailRow(id, label, card.balanceTransfer, card, 'rate', today, print, { none: 'Not offered' }, note)
  const yearly = transferEir(card)
  return {
    title: 'Balance transfer',
    rows: [
      row(
        'transfer-rate',
        'Rate',
        ({ rate, months }) => `${formatRate(rate, 'trim')} flat a year over ${months} months`,
      ),
      row('transfer-fee', 'Fee, once', ({ fee }) => formatRate(fee, 'trim')),
      row(
        'transfer-yearly',
        'True yearly rate with the fee',
        () => (yearly === null ? 'Not published' : formatAnnualRate(yearly)),
        'What is left at the end, or missed on the way, goes back to the normal rate.',
      ),
      row('transfer-minimum', 'Least you can move', ({ minimum }) => formatRinggit(minimum)),
    ],
  }
}

function giftRow(card: CreditCard, today: IsoDate): DetailRow {
  const { gift } = card
  if (gift === null || gift.lastDay < today) {
    return {
      id: 'gift',
      label: 'Sign-up gift',
      value: 'None now',
      note: null,
      state: 'fresh',
      source: null,
      checkedOn: null,
    }
  }
  const figure: Figure<string> = { state: 'known', value: gift.text, source: gift.source }
  const note = `${gift.conditions} Last day ${formatDate(gift.lastDay)}; it can take ${gift.longestWaitDays} days to arrive. We never rank on gifts.`
  return detailRow('gift', 'Sign-up gift', figure, card, 'rule', today, (text) => text, {}, note)
}

function perksGroup(card: CreditCard, today: IsoDate): DetailGroup {
  const lounge = detailRow('lounge', 'Airport lounge', card.loungeVisits, card, 'rule', today, visitsText, {
    none: 'No visits',
    unlimited: 'Unlimited visits',
  })
  return { title: 'Perks', rows: [lounge, giftRow(card, today)] }
}

/** Every published figure of a card, grouped as the detail page and the comparison print them. */
export function cardDetail(card: CreditCard, today: IsoDate): readonly DetailGroup[] {
  return [
    givesGroup(card, today),
    costsGroup(card, today),
    carryGroup(card, today),
    transferGroup(card, today),
    perksGroup(card, today),
  ]
}
