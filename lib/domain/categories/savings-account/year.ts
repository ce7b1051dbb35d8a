import { type EarnedSlice, type SavingsYear, savingsYear } from '../../calculators/savings'
import { type Figure, knownValue } from '../../figures/figure'
import type { Needed } from '../../figures/figure-reader'
import type { FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import { worstState } from '../shared/facts'
import type { RateTiers } from '../shared/tiers'
import { feeValue, statesOf } from '../shared/yearly'
import { type BonusRate, type SavingsAccount, savingsReader } from './figures'
import type { SavingsUse } from './scenario'
import { savingsAccountWords } from './words'

const { reasons: words } = savingsAccountWords

/** Fees of a year, or the name of the figure that is not published. */
interface YearlyFees {
  readonly card: Sen | null
  /** Charged each month while the balance is under the minimum. */
  readonly belowMinimum: Sen | null
  readonly total: Sen | null
  readonly needed: readonly Needed[]
}

/** Figures that the return needs. */
function returnFigures(product: SavingsAccount): readonly Needed[] {
  return [savingsReader.need(product, 'baseRate'), savingsReader.need(product, 'bonuses')]
}

function belowMinimum(product: SavingsAccount, balance: Sen): { fee: Sen | null; needed: readonly Needed[] } {
  const { minimumBalance, fallBelowMonthlyFee } = product
  const fee = savingsReader.need(product, 'fallBelowMonthlyFee')
  const minimum = savingsReader.need(product, 'minimumBalance')
  if (fallBelowMonthlyFee.state === 'none') return { fee: sen(0), needed: [fee] }
  if (minimumBalance.state === 'none') return { fee: sen(0), needed: [minimum] }
  const floor = knownValue(minimumBalance)
  if (floor === null) return { fee: null, needed: [minimum] }
  if (balance >= floor) return { fee: sen(0), needed: [minimum] }
  const monthly = feeValue(fallBelowMonthlyFee)
  return { fee: monthly === null ? null : sen(monthly * 12), needed: [minimum, fee] }
}

/** Card fee and below-minimum fee for this balance. A fee that cannot apply needs no figure. */
function yearlyFees(product: SavingsAccount, balance: Sen): YearlyFees {
  const card = feeValue(product.yearlyCardFee)
  const below = belowMinimum(product, balance)
  return {
    card,
    belowMinimum: below.fee,
    total: card === null || below.fee === null ? null : sen(card + below.fee),
    needed: [savingsReader.need(product, 'yearlyCardFee'), ...below.needed],
  }
}

/** A year of the account for a scenario. Every null says that a figure it needs is not published. */
export interface AccountYear {
  readonly use: SavingsUse
  readonly asIs: SavingsYear | null
  /** The same with every condition met. */
  readonly best: () => SavingsYear | null
  /** The base alone, no condition met, and the slices of the balance that earn it. */
  readonly base: Sen | null
  readonly slices: readonly EarnedSlice[] | null
  readonly bonusCount: number
  readonly fees: YearlyFees
  readonly net: Sen | null
  /** Why `net` is not known. */
  readonly reason: string | null
  /** Why the fees are not known. */
  readonly feeReason: string | null
  readonly returnState: FigureState
  readonly feeState: FigureState
}

/** The bonuses; none is an empty list, null when they are not published. */
export function bonusList(bonuses: Figure<readonly BonusRate[]>): readonly BonusRate[] | null {
  return bonuses.state === 'none' ? [] : knownValue(bonuses)
}

function returnReason(tiers: RateTiers | null, bonuses: readonly BonusRate[] | null, asIs: SavingsYear | null) {
  if (tiers === null) return words.base
  if (bonuses === null) return words.bonuses
  return asIs?.total === null ? words.bonusCap : null
}

function feeReasonOf({ card, belowMinimum }: YearlyFees): string | null {
  if (card === null) return words.cardFee
  return belowMinimum === null ? words.belowMinimum : null
}

/** Works the year out: return for these habits and for all conditions, fees, and what is left. */
export function accountYear(product: SavingsAccount, use: SavingsUse, today: IsoDate): AccountYear {
  const tiers = knownValue(product.baseRate)
  const bonuses = bonusList(product.bonuses)
  const known = tiers !== null && bonuses !== null
  const asIs = known ? savingsYear(use.balance, tiers, bonuses, use.habits) : null
  const plain = asIs ?? (tiers === null ? null : savingsYear(use.balance, tiers, [], null))
  const fees = yearlyFees(product, use.balance)
  const total = asIs?.total ?? null
  const feeReason = feeReasonOf(fees)
  return {
    use,
    asIs,
    best: () => (known ? savingsYear(use.balance, tiers, bonuses, null) : null),
    base: plain?.base ?? null,
    slices: plain?.slices ?? null,
    bonusCount: bonuses?.length ?? 0,
    fees,
    net: total === null || fees.total === null ? null : sen(total - fees.total),
    reason: returnReason(tiers, bonuses, asIs) ?? feeReason,
    feeReason,
    returnState: total === null ? 'missing' : worstState(statesOf(returnFigures(product), product.sources, today)),
    feeState: fees.total === null ? 'missing' : worstState(statesOf(fees.needed, product.sources, today)),
  }
}
