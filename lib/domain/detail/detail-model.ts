import type { Category, Evaluation } from '../categories/category'
import type { SpreadModel } from '../categories/spread'
import type { Values } from '../fields/field'
import type { FieldModel } from '../fields/field-model'
import type { FieldProblem } from '../fields/form'
import { scenarioTexts } from '../fields/scenario-query'
import { type AgainstNow, againstNow, ownOf } from '../list/against-now'
import { caseModels, spreadModel } from '../list/list-model'
import { parseListQuery, printScenario } from '../list/list-query'
import type { ListState } from '../list/list-state'
import { rowView } from '../list/list-view'
import { rankProducts } from '../list/ranking'
import type { RowView } from '../list/row-view'
import { noPersonalAnswers, type PersonalAnswers } from '../personal/personal-answers'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import type { DetailScenario } from './detail-scenario'
import { type DetailVerdict, detailVerdict } from './detail-verdict'

/** How many other products a page offers for comparison. */
const alternativesShown = 3

/** A product that the visitor has now. */
export interface OwnProduct extends Pick<Product, 'slug' | 'name'> {
  /** null: one of both figures is not published or out of date. */
  readonly against: AgainstNow | null
}

/** What of a product's page depends on the visitor's scenario. */
export interface DetailModel {
  readonly evaluation: Evaluation
  /** Widest side of any balance bar of the whole category on this scenario, in sen, as on the list. */
  readonly scale: number
  readonly fields: readonly FieldModel[]
  /** Absent: the form starts from its fields. */
  readonly spread?: SpreadModel
  /** Name and text of each field that the page need not ask for: its form carries them along. */
  readonly settled: readonly (readonly [string, string])[]
  readonly scenarioText: string
  /** What of the scenario is not the usual one, for links to where it is kept: of a personal one, its seal. */
  readonly scenarioQuery: string
  readonly problems: readonly FieldProblem[]
  /** What the visitor has now, as the address names it, and how this product compares with it; null: they said nothing that is listed. */
  readonly own: OwnProduct | null
  readonly verdict: DetailVerdict
  /** The best-placed others on the same scenario. */
  readonly alternatives: readonly RowView[]
}

const asRead = (values: Values): DetailScenario => ({ values, settled: new Set() })

/**
 * A product on the scenario of an address or, of a personal category, on what was told beside it. `products` is the whole
 * category; `settle` puts in what the product itself settles of a scenario. Never throws for any parameters.
 */
export function buildDetailModel(
  category: Category,
  products: readonly Product[],
  product: Product,
  params: URLSearchParams,
  today: IsoDate,
  told: PersonalAnswers = noPersonalAnswers,
  settle: (read: Values) => DetailScenario = asRead,
): DetailModel {
  const { state, problems } = parseListQuery(category, params, today, told)
  const { values: scenario, settled } = settle(state.scenario)
  const plain: ListState = {
    ...state,
    scenario,
    selection: {},
    situation: null,
    now: null,
    page: 1,
    sort: category.sorts[0]?.id ?? state.sort,
  }
  const ranking = rankProducts(category, products, plain, today)
  const evaluation = category.evaluate(product, scenario, today)
  const own = ownOf(products, state.now)
  const order = category.sorts.find(({ id }) => id === (category.headlineSort ?? plain.sort))
  const against =
    own === null || order === undefined ? () => null : againstNow(category, own, scenario, order.id, today)
  return {
    evaluation,
    own: own === null ? null : { slug: own.slug, name: own.name, against: against({ product, evaluation }) },
    scale: ranking.scale,
    fields: caseModels(category, scenario, today).filter(({ name }) => !settled.has(name)),
    ...spreadModel(category, scenario, today),
    settled: Object.entries(scenarioTexts(category.scenario, scenario, today)).filter(([name]) => settled.has(name)),
    scenarioText: category.scenarioText(scenario),
    scenarioQuery: printScenario(category, plain, today),
    problems,
    verdict: detailVerdict({ category, products, ranking, state: plain, today }, product),
    alternatives: ranking
      .rows(0, alternativesShown + 1)
      .filter((row) => row.rank !== null && row.product !== product)
      .slice(0, alternativesShown)
      .map((row) => rowView(category, row, against(row))),
  }
}
