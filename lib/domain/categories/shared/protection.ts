import { coverSlots, depositProtectionLimit } from '../../calculators/deposit'
import { latest } from '../../country-rates/dated'
import { depositProtectionLimits, depositProtectionMembers } from '../../country-rates/deposit-protection'
import { checkedText, oldCheckText } from '../../country-rates/old-rate'
import { detailRow } from '../../figures/detail-row'
import { figureWords } from '../../figures/figure-words'
import type { DetailRow } from '../../figures/row'
import { protectsDeposits } from '../../products/issuer'
import type { AnyProduct } from '../../products/product-base'
import type { IsoDate } from '../../values/iso-date'
import type { Sen } from '../../values/money'
import type { ProductCondition } from '../category'
import { commonWords } from './common-words'
import { statedFigure } from './facts'
import { isOwn, ownMissing } from './own'

const { protection: words, conditions } = commonWords

/** Whether PIDM protects a deposit here, and up to how much for each depositor. */
export function protectionRows(product: AnyProduct, today: IsoDate): readonly DetailRow[] {
  if (isOwn(product)) return [detailRow('protection', words.label, ownMissing, product, 'rule', today, String)]
  const depositProtection = protectsDeposits(product.issuer)
  const { amount, source } = depositProtectionLimit
  const note = depositProtection ? words.member(checkedText(source, today)) : words.notMember
  const text = depositProtection ? words.upTo(amount) : figureWords.no
  return [detailRow('protection', words.label, statedFigure(product, text), product, 'rule', today, String, {}, note)]
}

/** Where a deposit of this size, return included, stands with PIDM; nothing to say while it is protected whole. */
export function protectionConditions(product: AnyProduct, total: Sen, today: IsoDate): readonly ProductCondition[] {
  if (isOwn(product)) return []
  if (!protectsDeposits(product.issuer)) return [{ label: conditions.notProtected, tone: 'warn' }]
  if (total <= depositProtectionLimit.amount) return []
  const { value: members } = latest(depositProtectionMembers)
  const label = conditions.aboveProtection(depositProtectionLimit.amount, coverSlots(total), members)
  return [{ label: label + oldCheckText(latest(depositProtectionLimits), today), tone: 'warn' }]
}
