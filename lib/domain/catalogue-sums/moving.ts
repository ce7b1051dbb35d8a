import { type Answer, pointsUpTo } from '../calculator-pages/result'
import { formatRinggit, type Sen, sen } from '../values/money'
import { counted } from '../values/words'

const text = (amount: Sen) => formatRinggit(amount, 'sen')

/** What staying with a loan and moving it have cost after each month from 0 on, and in all. */
interface MovingCosts {
  readonly stay: { readonly total: Sen; readonly soFar: readonly Sen[] }
  /** `once` is paid at the start. */
  readonly move: { readonly once: Sen; readonly total: Sen; readonly soFar: readonly Sen[] }
}

/** After how many months moving has cost no more than staying; null: in none. */
export function paybackText(payback: number | null): string {
  return payback === null ? 'Never' : counted(payback, 'month', 'months')
}

/** The same within a sentence on a move that saves something by its end. */
export function paysAfter(payback: number | null): string {
  return payback === null ? 'only at the end' : `after ${paybackText(payback)}`
}

/** What moving saves, or loses. `basis` says what was set against what. */
export function movingHeadline(saved: Sen, basis: string): Answer['headline'] {
  const gains = saved > 0
  return {
    value: text(sen(Math.abs(saved))),
    unit: gains ? 'saved by moving' : 'lost by moving',
    basis,
    tone: gains ? 'gain' : 'cost',
  }
}

/** What staying and moving have cost, month by month. */
export function costsOverTime({ stay, move }: MovingCosts): Answer['chart'] {
  const at = pointsUpTo(stay.soFar.length - 1)
  const along = (soFar: readonly Sen[]) => at.map((month) => soFar[month] ?? 0)
  return {
    kind: 'lines',
    title: 'What each has cost so far',
    description: `Moving starts at ${text(move.once)} and ends at ${text(move.total)}; staying starts at nothing and ends at ${text(stay.total)}.`,
    quantity: 'money',
    axis: { name: 'Month', at },
    series: [
      { name: 'Staying', tone: 'second', values: along(stay.soFar) },
      { name: 'Moving', tone: 'main', values: along(move.soFar) },
    ],
  }
}
