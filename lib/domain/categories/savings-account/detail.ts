import { assertNever } from '../../assert-never'
import { compoundedYield, type DayCount } from '../../calculators/deposit'
import { dailyCredited, slicesOf } from '../../calculators/savings'
import { type Figure, knownValue, type ShelfLife } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, type Sen, sen } from '../../money'
import type { BonusRate, SavingsAccount } from '../../products/savings-account'
import { formatRate, fromFraction, toFraction } from '../../rate'
import type { DetailGroup, DetailRow } from '../category'
import { detailRow, statedFigure } from '../shared/facts'
import { protectionRow } from '../shared/protection'
import { methodText, tiersText } from '../shared/tiers'
import { wordsFor } from '../shared/words'
import { conditionText } from './habits'

const usualAmount: Sen = sen(1_000_000)
const dayCount: DayCount = 365

function bonusText({ rate, cap }: BonusRate): string {
  const most = cap.state === 'known' ? `on up to ${formatRinggit(cap.value)}` : 'on the whole balance'
  return `+${formatRate(rate)} ${cap.state === 'missing' ? 'cap not published' : most}`
}

function bonusRows(product: SavingsAccount, today: IsoDate): readonly DetailRow[] {
  const bonuses = knownValue(product.bonuses)
  if (bonuses === null) {
    const words = { none: 'No bonus, no conditions' }
    return [detailRow('bonus-1', 'Bonus rates', product.bonuses, product, 'rate', today, () => '', words)]
  }
  return bonuses.map((bonus, index) => {
    const label = `Bonus: ${conditionText(bonus.condition)}`
    return detailRow(`bonus-${index + 1}`, label, product.bonuses, product, 'rate', today, () => bonusText(bonus))
  })
}

/** What crediting does to RM10,000 at the base rate that it earns. */
function creditNote(product: SavingsAccount): string | null {
  const tiers = knownValue(product.baseRate)
  const paid = knownValue(product.interestPaid)
  const slice = tiers === null ? undefined : slicesOf(usualAmount, tiers)[0]
  if (paid === null || slice === undefined || slice.amount !== usualAmount) return null
  const base = `${formatRinggit(usualAmount)} at ${formatRate(slice.rate)}`
  switch (paid) {
    case 'daily': {
      const earned = dailyCredited(usualAmount, slice.rate, 365, dayCount)
      return `${base} earns ${formatRinggit(earned)} in a year, each day rounded to the sen and added.`
    }
    case 'monthly':
    case 'half-yearly': {
      const times = paid === 'monthly' ? 12 : 2
      const rate = fromFraction(compoundedYield(toFraction(slice.rate), times))
      return `${base} comes to ${formatRate(rate)} a year when what is credited stays in.`
    }
    default:
      return assertNever(paid)
  }
}

const creditWords = { daily: 'Every day', monthly: 'Every month', 'half-yearly': 'Every half year' } as const

function rateRows(product: SavingsAccount, today: IsoDate): readonly DetailRow[] {
  const tiers = knownValue(product.baseRate)
  const { Interest } = wordsFor(product)
  const promised = product.returnGuaranteed ? 'Yes' : 'No'
  const hibah = product.returnGuaranteed ? null : 'The bank decides what it gives; past returns promise nothing.'
  return [
    detailRow(
      'base',
      'Base rate',
      product.baseRate,
      product,
      'rate',
      today,
      tiersText,
      { none: 'Pays nothing' },
      tiers === null ? null : methodText(tiers),
    ),
    ...bonusRows(product, today),
    detailRow(
      'credited',
      `${Interest} credited`,
      product.interestPaid,
      product,
      'rule',
      today,
      (paid) => creditWords[paid],
      { none: 'Never' },
      creditNote(product),
    ),
    detailRow(
      'promised',
      'Return promised',
      statedFigure(product, promised),
      product,
      'rule',
      today,
      String,
      {},
      hibah,
    ),
  ]
}

function feeRows(product: SavingsAccount, today: IsoDate): readonly DetailRow[] {
  const row = (id: string, label: string, figure: Figure<Sen>, life: ShelfLife, noneWord: string, unit = '') =>
    detailRow(id, label, figure, product, life, today, (amount) => `${formatRinggit(amount)}${unit}`, {
      none: noneWord,
    })
  return [
    row('opening', 'Opening deposit', product.openingDeposit, 'rule', 'None needed'),
    row('minimum', 'Minimum balance', product.minimumBalance, 'rule', 'No minimum'),
    row('below-minimum', 'Fee below the minimum', product.fallBelowMonthlyFee, 'fee', 'No fee', ' a month'),
    row('card-fee', 'Debit card fee', product.yearlyCardFee, 'fee', 'No fee', ' a year'),
    row('dormancy', 'Fee when dormant', product.dormancyYearlyFee, 'fee', 'No fee', ' a year'),
  ]
}

const audienceWords = { anyone: 'Anyone', junior: 'Children', student: 'Students', senior: 'Seniors' } as const

function usageRows(product: SavingsAccount, today: IsoDate): readonly DetailRow[] {
  const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No')
  return [
    detailRow(
      'audience',
      'Made for',
      statedFigure(product, audienceWords[product.audience]),
      product,
      'rule',
      today,
      String,
    ),
    detailRow('withdrawals', 'Free withdrawals a month', product.freeWithdrawalsAMonth, product, 'rule', today, String),
    detailRow('joint', 'Joint holders', product.jointAllowed, product, 'rule', today, yesNo, { none: 'No' }),
    protectionRow(product, today),
  ]
}

/** All figures of a savings account with source and date, in the order of the detail page and the compare table. */
export function savingsDetail(product: SavingsAccount, today: IsoDate): readonly DetailGroup[] {
  return [
    { title: 'What it pays', rows: rateRows(product, today) },
    { title: 'What it costs', rows: feeRows(product, today) },
    { title: 'Using it', rows: usageRows(product, today) },
  ]
}
