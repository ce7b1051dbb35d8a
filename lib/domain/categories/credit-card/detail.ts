import { payOffAtMinimum } from '../../calculators/card-payoff'
import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, ringgit } from '../../values/money'
import { type BasisPoints, formatAnnualRate, formatRate } from '../../values/rate'
import { capitalised } from '../../values/words'
import { restrictionRows } from '../shared/restriction'
import { capText, earnRateText, kindName, kindsText } from './earn-text'
import { type BalanceTransfer, type CreditCard, cardReader, type FinanceCharge, type Gift, giftOn } from './figures'
import { transferEir } from './sort-values'
import { creditCardDetailWords } from './words-detail'
import { ruleByKind } from './year'

const { detail: words } = creditCardDetailWords

function earnRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  return ruleByKind(knownValue(card.earn) ?? []).map(({ kind, rule }) =>
    cardReader.row(card, 'earn', today, {
      id: `earn-${kind}`,
      label: capitalised(kindsText([kind])),
      print: () =>
        rule === null ? words.earnsNothing : words.earn(earnRateText(rule), kindName(rule.kind), capText(rule)),
    }),
  )
}

const payoffExample = ringgit(5_000)

/** What paying the least costs, as an estimate: banks count by the day. */
function minimumNote(rate: BasisPoints): string {
  const payoff = payOffAtMinimum(payoffExample, rate)
  return words.minimum(payoffExample, payoff.months, payoff.charge)
}

function carryRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  const world = wordsFor(card)
  const { twelve, ten, fewer } = words.chargeTiers
  const tiers = knownValue(card.financeCharge)
  const tier = (id: string, label: string, of: (known: FinanceCharge) => BasisPoints) =>
    cardReader.row(card, 'financeCharge', today, {
      id,
      label,
      note: tiers === null ? null : minimumNote(of(tiers)),
      print: (known) => formatAnnualRate(of(known)),
    })
  return [
    tier('finance-twelve', twelve(world), ({ twelveOnTime }) => twelveOnTime),
    tier('finance-ten', ten(world), ({ tenOnTime }) => tenOnTime),
    tier('finance-fewer', fewer(world), (tiers) => tiers.fewer),
  ]
}

function transferRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  const yearly = transferEir(card)
  const row = (id: string, label: string, print: (transfer: BalanceTransfer) => string, note: string | null = null) =>
    cardReader.row(card, 'balanceTransfer', today, { id, label, note, print })
  return [
    row('transfer-rate', words.transfer.rate, ({ rate, months }) =>
      words.transfer.flat(formatRate(rate, 'trim'), months),
    ),
    row('transfer-fee', words.transfer.fee, ({ fee }) => formatRate(fee, 'trim')),
    row(
      'transfer-yearly',
      words.transfer.yearly,
      () => (yearly === null ? figureWords.missing : formatAnnualRate(yearly)),
      words.transfer.after,
    ),
    row('transfer-minimum', words.transfer.minimum, ({ minimum }) => formatRinggit(minimum)),
  ]
}

function giftRows(card: CreditCard, today: IsoDate): readonly DetailRow[] {
  const gift = giftOn(card, today)
  const note = gift === null ? null : words.gift.note(gift.conditions, gift.lastDay, gift.longestWaitDays)
  const print = ({ text, lastDay }: Gift) => (gift === null ? words.gift.ended(lastDay) : text)
  return [cardReader.row(card, 'gift', today, { note, print })]
}

/** Every published figure of a card, grouped as the detail page and the comparison print them. */
export const cardDetail = cardReader.detail([
  {
    title: words.groups.gives,
    rows: [earnRows, 'minimumMonthlySpend', 'totalMonthlyCap', 'thousandPointsWorth', 'pointsExpiryMonths'],
  },
  {
    title: words.groups.costs,
    rows: ['annualFee', 'feeWaiver', 'serviceTax', 'supplementaryFee', 'cashAdvanceFee', 'overseasFee'],
  },
  {
    title: words.groups.carry,
    rows: [carryRows, { figure: 'interestFreeDays', note: () => words.interestFreeDays }],
  },
  { title: words.groups.transfer, rows: [transferRows] },
  { title: words.groups.perks, rows: ['loungeVisits', giftRows, restrictionRows] },
])
