import type { Category } from '../categories/category'
import type { CategorySite } from '../categories/site'
import type { FigureStep, FigureSteps } from '../figures/figure-steps'
import { lastDayOf } from '../list/site-changes'
import type { Product } from '../products/product'
import { compareFollowed, followedFigure } from '../shortlist/followed-figure'
import { addDays, formatDate, type IsoDate } from '../values/iso-date'
import { startingScenario } from './detail-scenario'

/** A product as its file said it from a day on. */
export interface ProductVersion {
  readonly on: IsoDate
  readonly product: Product
}

/** The figure that leads a product on a day. */
type Known = FigureStep & NonNullable<ReturnType<typeof followedFigure>>

/**
 * Evaluates each version of a product, the oldest first, on its first day and on the day after its offer ended. Steps that say what the one
 * before said are left out, and so is what answered another question than the newest version does. Null where nothing was published.
 */
export function figureSteps(
  category: Category,
  site: CategorySite,
  versions: readonly ProductVersion[],
): FigureSteps | null {
  const known = versions.flatMap((version, at) =>
    daysOf(version, versions[at + 1]?.on ?? null).flatMap((on) => stepOn(category, site, version.product, on) ?? []),
  )
  const newest = known.at(-1)
  if (newest === undefined) return null
  const steps = known
    .filter((step) => compareFollowed(step, newest) !== 'other-question')
    .filter(({ text }, at, all) => text !== all[at - 1]?.text)
    .map(({ on, text, value }) => ({ on, text, value }))
  return { name: newest.name, scenario: newest.scenario, steps }
}

/** The days within a version on which its figure may change by itself. */
function daysOf({ on, product }: ProductVersion, until: IsoDate | null): readonly IsoDate[] {
  const end = lastDayOf(product)
  const after = end === null ? null : addDays(end, 1)
  return after === null || after <= on || (until !== null && after >= until) ? [on] : [on, after]
}

function stepOn(category: Category, site: CategorySite, product: Product, on: IsoDate): Known | null {
  const figure = followedFigure(category, product, startingScenario(category, site, product, on), on)
  return figure === null ? null : { ...figure, on }
}

/** A time in which a figure stayed the same. `until`: its last day; null: it is so today. */
export interface FigurePeriod {
  readonly from: IsoDate
  readonly until: IsoDate | null
  readonly text: string
}

/** A product's figure until a day. */
export interface FigureHistory extends FigureSteps {
  /** The newest first. */
  readonly periods: readonly FigurePeriod[]
  /** Since when the figure is what it was once before, and the last day on which it was; null: it was never the same before. */
  readonly back: { readonly since: IsoDate; readonly before: IsoDate } | null
  readonly today: IsoDate
}

/**
 * What is known of a product's figure on a day: what only comes later is left out. Null where nothing is known, and where it does not end with
 * what the product's page says: the products then come from elsewhere than what was recorded.
 */
export function figureHistory(
  category: Category,
  site: CategorySite,
  product: Product,
  recorded: FigureSteps | undefined,
  today: IsoDate,
): FigureHistory | null {
  const steps = recorded?.steps.filter(({ on }) => on <= today) ?? []
  const said = stepOn(category, site, product, today)
  if (recorded === undefined || said === null || recorded.scenario !== said.scenario) return null
  if (steps.at(-1)?.text !== said.text) return null
  const periods = steps.map(({ on, text }, at): FigurePeriod => {
    const next = steps[at + 1]
    return { from: on, until: next === undefined ? null : addDays(next.on, -1), text }
  })
  const now = periods.at(-1)
  const same = periods.findLast(({ until, text }) => until !== null && text === now?.text)
  const back = now === undefined || same?.until == null ? null : { since: now.from, before: same.until }
  return { ...recorded, steps, periods: periods.toReversed(), back, today }
}

/** How a figure came to be what it is, in a sentence; null where it was never another one. */
export function historySentence({ periods, back }: Pick<FigureHistory, 'periods' | 'back'>): string | null {
  const [now, before] = periods
  if (now === undefined || before === undefined) return null
  const since = formatDate(now.from)
  return back === null
    ? `${now.text} since ${since}, ${before.text} before.`
    : `${now.text} again since ${since}, as it was until ${formatDate(back.before)}.`
}
