import 'server-only'
import { categoryNamed, categoryOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list/list-view'
import { lastDayOf } from '@/lib/domain/list/site-changes'
import type { Product } from '@/lib/domain/products/product'
import { compareFollowed, type FollowedFigure } from '@/lib/domain/shortlist/followed-figure'
import type { LeastGain, Rival } from '@/lib/domain/shortlist/rival'
import { addDays, type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { withQuery } from '@/lib/domain/values/query-params'
import { compareHref } from '@/lib/routing/compare-href'
import type { StoredAlert } from '@/lib/server/db/alert-repository'
import type { AlertNews, AlertPlace } from '@/lib/server/services/messages/message'
import { sealedMessage } from '@/lib/server/services/messages/messages'
import { type AlertDeps, type KeptFigure, lookAt, parseFigure, printFigure } from './alerts'
import { parseQuestion } from './question'

const atOnce = 100
/** The end of an offer is told so many days before. */
const soonDays = 7

interface Compared {
  readonly product: Product
  readonly before: KeptFigure | null
  readonly now: FollowedFigure & { readonly name: string }
  readonly rival: Rival | null
  readonly query: string
  readonly least: LeastGain
  readonly day: IsoDate
}

/** What is told, and what an alert keeps of having told it. */
interface News {
  readonly message: AlertNews
  readonly kept: Pick<KeptFigure, 'offerTold' | 'beatenBy'>
  /** The page to look at and the product whose source is named, where these are not the product's own. */
  readonly place?: { readonly path: string; readonly product: Product }
}

/**
 * Compares all that members follow with the catalogue of today, and puts a message into the outbox for each figure that changed, each
 * offer that ends soon and each product that another one beats by so much more than its member knew; gives how many. One that fails is logged and tried again by the next run. Several processes may do it. Never throws.
 */
export async function tellAll(deps: AlertDeps, isStopped: () => boolean): Promise<number> {
  let told = 0
  try {
    for (let after = ''; !isStopped(); ) {
      const alerts = await deps.alerts.after(after, atOnce)
      for (const alert of alerts) if (await tellSafely(deps, alert)) told += 1
      if (alerts.length < atOnce) break
      after = alerts.at(-1)?.id ?? after
    }
  } catch (error) {
    deps.log.error('alert.round-failed', error)
  }
  if (told > 0) {
    deps.log.info('alert.round', { told })
    deps.messages.nudge()
  }
  return told
}

async function tellSafely(deps: AlertDeps, alert: StoredAlert): Promise<boolean> {
  try {
    return await tell(deps, alert)
  } catch (error) {
    deps.log.error('alert.not-compared', error, { alertId: alert.id })
    return false
  }
}

/** True where a message was put in. */
async function tell(deps: AlertDeps, alert: StoredAlert): Promise<boolean> {
  const product = followedProduct(deps, alert)
  const question = parseQuestion(alert.question)
  const followed = product && lookAt(product, question, deps)
  const now = followed?.figure ?? null
  // What is not listed, or not published for now, changes nothing: it may come back as it was.
  if (product === null || followed === null || now === null) return false
  const { query, rival } = followed
  const before = alert.figure === null ? null : parseFigure(alert.figure)
  const day = malaysianDay(deps.clock.now())
  const compared = { product, before, now, rival, query, least: question.least, day }
  const news = newsOf(compared)
  const kept = news?.kept ?? { beatenBy: quietly(compared) }
  const change = { id: alert.id, before: alert.figure, after: printFigure({ ...before, ...now, ...kept }) }
  if (news === null) {
    if (change.before !== change.after) await deps.alerts.replace(change, null)
    return false
  }
  const to = await deps.alerts.contactOf(alert.accountId)
  if (to === null) return false
  const message = { ...news.message, ...placeOf(compared, news.place), to, removalKey: alert.removalKey }
  return deps.alerts.replace(change, sealedMessage(deps.messages, message))
}

/** What there is to be told of a product; a change first, the end of its offer and what beats it by the next rounds. null: nothing. */
function newsOf({ product, before, now, rival, query, least, day }: Compared): News | null {
  if (before === null) return null
  const compared = compareFollowed(before, now)
  if (compared === 'changed')
    return { message: { kind: 'product-alert', before: before.text, after: now.text }, kept: {} }
  if (compared !== 'same') return null
  const endsOn = lastDayOf(product)
  const isSoon = endsOn !== null && endsOn >= day && endsOn <= addDays(day, soonDays)
  if (isSoon && endsOn !== before.offerTold)
    return { message: { kind: 'offer-ends', figure: now.text, endsOn }, kept: { offerTold: endsOn } }
  if (rival === null || before.beatenBy === undefined || rival.gain < (before.beatenBy ?? 0) + least) return null
  const { gain, gap, text } = rival
  return {
    message: { kind: 'product-beaten', figure: now.text, other: rival.product.name, otherFigure: text, gap, least },
    kept: { beatenBy: gain },
    place: { path: compareHref({ id: product.category }, [product, rival.product], query), product: rival.product },
  }
}

/** What an alert keeps of what beats its product where nothing is told: where nothing does any more, whatever comes next is news again. */
function quietly({ before, now, rival }: Compared): number | null {
  if (rival === null) return null
  const isKnown = before !== null && before.beatenBy !== undefined && compareFollowed(before, now) === 'same'
  return isKnown ? (before.beatenBy ?? null) : rival.gain
}

function followedProduct({ catalogue }: AlertDeps, { subject }: StoredAlert): Product | null {
  const [name = '', slug = ''] = subject.split('/')
  const category = categoryNamed(name)
  return (category && catalogue().products[category.id].get(slug)) ?? null
}

/** Where a product is, what its figure means and where it was read. Throws for one whose official source is not there. */
function placeOf({ product, now, query }: Compared, elsewhere?: News['place']): AlertPlace {
  const read = elsewhere?.product ?? product
  const source = read.sources[read.officialSource]
  if (source === undefined) throw new Error(`No official source: ${read.slug}`)
  return {
    product: product.name,
    path: elsewhere?.path ?? withQuery(productHref(categoryOf(product.category), product), query),
    name: now.name,
    scenario: now.scenario,
    ownCase: query !== '',
    source: source.title,
    checkedOn: source.checkedOn,
  }
}
