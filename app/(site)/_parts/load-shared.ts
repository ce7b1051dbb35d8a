import { calculatorFolder, calculatorModel } from '@/lib/domain/calculator-pages/model'
import { catalogueSums } from '@/lib/domain/catalogue-sums/registry'
import type { Category } from '@/lib/domain/categories/category'
import { categories, categoryList, siteOf } from '@/lib/domain/categories/registry'
import { parseCompareQuery, printCompareQuery } from '@/lib/domain/compare/compare-query'
import { buildComparison } from '@/lib/domain/compare/comparison'
import {
  answerSaid,
  bestOf,
  comparisonSaid,
  figureText,
  figureTitle,
  productSaid,
} from '@/lib/domain/compare/shared-text'
import { buildDetailModel, type DetailModel } from '@/lib/domain/detail/detail-model'
import { detailScenario } from '@/lib/domain/detail/detail-scenario'
import type { FigureState } from '@/lib/domain/figures/row'
import { markedBasis } from '@/lib/domain/list/row-headline'
import { noPersonalAnswers } from '@/lib/domain/personal/personal-answers'
import { routes, sharedPictureFolder } from '@/lib/routing/routes'
import { calculatorNamed } from '@/lib/server/data/catalogue/calculators'
import { listProducts, today } from '@/lib/server/data/catalogue/catalogue'

/** The one figure of a picture. */
interface SharedFigure {
  readonly value: string
  readonly unit: string
  readonly basis: string
  readonly tone: 'gain' | 'cost' | 'plain'
  readonly state: FigureState
}

/** The result of an address as one sends it on. It holds nothing that the address may not say: no seal is opened for it. */
export interface Shared {
  /** The address that gives this result again, as a path with its query. */
  readonly path: string
  /** Of a preview: with the figure. */
  readonly title: string
  /** What it is about, alone: a product, a calculator. */
  readonly heading: string
  /** What stands under the title of the picture. */
  readonly under: string
  /** The result in one or two sentences, with the date. */
  readonly said: string
  readonly figure: SharedFigure
  readonly sample: boolean
  /** Path of the picture of this very result. */
  readonly picture: string
  /** Path of a picture that is there anyway, for when too many are asked for. */
  readonly standing: string
}

type Unpictured = Omit<Shared, 'picture'>

/**
 * What the page at an address says, for sending it on; null for a page without a result, for what is not listed, and for a
 * calculator that asks about the visitor. What the address says of personal fields is not read.
 */
export async function loadShared(pathname: string, query: URLSearchParams): Promise<Shared | null> {
  const shared = await unpictured(pathname, query)
  return shared === null ? null : { ...shared, picture: `${sharedPictureFolder}${shared.path}` }
}

async function unpictured(pathname: string, query: URLSearchParams): Promise<Unpictured | null> {
  if (pathname === routes.compare) return sharedComparison(query)
  const at = pathname.lastIndexOf('/')
  const [folder, last] = [pathname.slice(0, at), pathname.slice(at + 1)]
  if (folder === calculatorFolder) return sharedAnswer(last, query)
  const category = categoryList.find(({ path }) => path === folder)
  return category === undefined ? null : sharedProduct(category, last, query)
}

async function sharedProduct(category: Category, slug: string, query: URLSearchParams): Promise<Unpictured | null> {
  const { products } = await listProducts(category.id)
  const product = products.find((one) => one.slug === slug)
  if (product === undefined) return null
  const site = siteOf(category.id)
  const model = buildDetailModel(category, products, product, query, today(), noPersonalAnswers, (read) =>
    detailScenario(category, site, product, read, query),
  )
  const { headline } = model.evaluation
  const said = addressQuery(model, Object.keys(site.startFrom?.(product) ?? {}), query)
  return {
    path: withQuery(`${category.path}/${slug}`, said),
    title: figureTitle(product.name, headline),
    heading: product.name,
    under: product.issuer.name,
    said: productSaid(product, headline, today()),
    figure: { ...headline, basis: markedBasis(headline) },
    sample: product.sample,
    standing: `/og/${category.id}/${slug}`,
  }
}

/** The scenario as the product's page prints it: a field that the product has a start of its own for is left out only where the address did. */
function addressQuery(
  { scenarioQuery, fields, settled }: DetailModel,
  starts: readonly string[],
  query: URLSearchParams,
) {
  const texts = new Map([...settled, ...fields.map(({ name, text }) => [name, text] as const)])
  const said = new URLSearchParams(scenarioQuery)
  for (const name of starts) {
    if (query.has(name)) said.set(name, texts.get(name) ?? '')
    else said.delete(name)
  }
  return said
}

async function sharedComparison(params: URLSearchParams): Promise<Unpictured | null> {
  const { query, problems } = parseCompareQuery(params, Object.values(categories), today())
  if (query === null) return null
  // What the visitor has now is no product of ours, and theirs alone.
  const open = { ...query, own: null, differencesOnly: false }
  const { products } = await listProducts(query.category.id)
  const comparison = buildComparison(open, problems, products, today())
  if (comparison === null) return null
  const { table, sample } = comparison
  const [best] = bestOf(table)
  const [first] = table.columns
  if (first === undefined) return null
  const named = table.columns.find(({ name }) => name === best?.names) ?? first
  return {
    path: `${routes.compare}?${printCompareQuery(comparison.query, today())}`,
    title: `${query.category.title} compared`,
    heading: `${query.category.title} compared`,
    under: table.columns.map(({ name }) => name).join(', '),
    said: comparisonSaid(query.category.title, table, sample, today()),
    figure: {
      ...named.headline,
      basis: markedBasis({ ...named.headline, basis: `${best === undefined ? '' : `${best.label}: `}${named.name}` }),
    },
    sample,
    standing: `/og/${query.category.id}`,
  }
}

async function sharedAnswer(id: string, query: URLSearchParams): Promise<Unpictured | null> {
  const calculator = await calculatorNamed(id)
  if (calculator === null || calculator.personal) return null
  const { result, address } = calculatorModel(calculator, query, today())
  if (result?.kind !== 'answer') return null
  const read = await Promise.all((catalogueSums.find((sum) => sum.id === id)?.reads ?? []).map(listProducts))
  const sample = read.some(({ products }) => products.some((product) => product.sample))
  return {
    path: address,
    title: `${calculator.title}: ${figureText(result.headline)}`,
    heading: calculator.title,
    under: 'Calculator',
    said: answerSaid(calculator, result.headline, sample, today()),
    figure: { ...result.headline, state: 'fresh' },
    sample,
    standing: '/og/site',
  }
}

/** A path of the site with a query, where it has one. Printed as every link of ours. */
function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}
