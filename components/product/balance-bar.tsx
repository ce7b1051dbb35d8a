import type { Balance } from '@/lib/domain/categories/category'
import { formatRinggit } from '@/lib/domain/values/money'

/** Half the beam in drawing units; attributes carry what differs from bar to bar, the stylesheet all that is the same. */
const half = 100

/**
 * The balance bar: what a product costs the visitor on the left, what it earns on the right, on one scale for the whole
 * category, on lists, details and comparisons alike; of a loan the cost alone. Both figures also stand in text, so the drawing itself is hidden from assistive technology.
 */
export function BalanceBar({ balance, scale }: { readonly balance: Balance; readonly scale: number }) {
  const takes = length(balance.takes, scale)
  const gives = length(balance.gives, scale)
  return (
    <div className="bal">
      <p>
        <span>
          costs <b translate="no">{formatRinggit(balance.takes, 'whole')}</b>
        </span>
        {balance.gives === 0 ? null : (
          <span>
            earns <b translate="no">{formatRinggit(balance.gives, 'whole')}</b>
          </span>
        )}
      </p>
      <svg viewBox="0 0 200 18" preserveAspectRatio="none" aria-hidden="true">
        <rect width={takes} />
        <rect width={gives} />
      </svg>
    </div>
  )
}

/** At least one unit for an amount above zero, so that a small side can still be seen. */
function length(amount: number, scale: number): number {
  if (amount <= 0 || scale <= 0) return 0
  return Math.max(1, Math.round((amount / scale) * half))
}
