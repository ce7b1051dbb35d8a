import { coverSlots, depositProtectionLimit } from '../../calculators/deposit'
import { detailRow } from '../../figures/detail-row'
import type { DetailRow } from '../../figures/row'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, type Sen } from '../../money'
import { protectsDeposits } from '../../products/issuer'
import type { AnyProduct } from '../../products/product-base'
import type { ProductCondition } from '../category'
import { statedFigure } from './facts'
import { isOwn, ownMissing } from './own'

/** Whether PIDM protects a deposit here, and up to how much for each depositor. */
export function protectionRows(product: AnyProduct, today: IsoDate): readonly DetailRow[] {
  const label = 'Protected by PIDM'
  if (isOwn(product)) return [detailRow('protection', label, ownMissing, product, 'rule', today, String)]
  const depositProtection = protectsDeposits(product.issuer)
  const { amount, source } = depositProtectionLimit
  const note = depositProtection
    ? `For each depositor at this bank, return included. Islamic deposits are counted apart. PIDM’s limit, checked ${formatDate(source.checkedOn)}.`
    : 'This institution is not a member. Ask it what protects your money.'
  const text = depositProtection ? `Up to ${formatRinggit(amount)}` : 'No'
  return [detailRow('protection', label, statedFigure(product, text), product, 'rule', today, String, {}, note)]
}

/** Where a deposit of this size, return included, stands with PIDM; nothing to say while it is protected whole. */
export function protectionConditions(product: AnyProduct, total: Sen): readonly ProductCondition[] {
  if (isOwn(product)) return []
  if (!protectsDeposits(product.issuer)) return [{ label: 'Not protected by PIDM', tone: 'warn' }]
  if (total <= depositProtectionLimit.amount) return []
  const limit = formatRinggit(depositProtectionLimit.amount)
  return [
    { label: `Above the PIDM limit of ${limit}: ${coverSlots(total)} banks would protect it whole`, tone: 'warn' },
  ]
}
