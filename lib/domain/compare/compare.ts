import type { Balance, Category, Evaluation, Headline } from '../categories/category'
import type { CategoryId } from '../categories/ids'
import type { Values } from '../fields/field'
import type { DetailGroup, DetailRow, FigureState } from '../figures/row'
import { kindText } from '../list/kind-text'
import { applyHref, productHref } from '../list/list-view'
import { markedBasis } from '../list/row-headline'
import { sortTable } from '../list/sort-table'
import type { Issuer } from '../products/issuer'
import type { Product } from '../products/product'
import type { PaidKind } from '../products/product-base'
import type { IsoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { wayOutText } from '../values/words'
import { mostColumns } from './compare-limit'
import { type CompareVerdict, compareVerdict } from './compare-verdict'

/** The head of a column. An own product has no address and is not applied for. */
export interface CompareColumn {
  readonly slug: string
  readonly name: string
  readonly issuerCode: string
  readonly issuerName: string
  readonly colour: Issuer['colour']
  /** An own product is known by its figures only. */
  readonly kindText: string
  readonly own: boolean
  readonly href: string | null
  readonly applyHref: string | null
  readonly paid: PaidKind
  readonly headline: Headline
  readonly balance: Balance | null
}

export interface CompareCell {
  readonly value: string
  readonly note: string | null
  readonly state: FigureState
  /** Name of the source in the product's table; null where the cell is worked out or not published. */
  readonly source: string | null
  readonly checkedOn: IsoDate | null
}

/** One cell for each column, in the order of the columns. */
export interface CompareRow {
  readonly id: string
  readonly label: string
  readonly cells: readonly CompareCell[]
  /** The columns do not all say the same. */
  readonly differs: boolean
  readonly best: BestCells | null
}

/** The columns that do best in a row, by their place; more than one where they tie. */
export interface BestCells {
  readonly word: 'Lowest' | 'Highest'
  readonly columns: readonly number[]
}

export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

export interface CompareTable {
  readonly categoryId: CategoryId
  readonly scenarioText: string
  /** What a visitor does at an issuer: "Apply", "Buy". */
  readonly wayOut: string
  readonly columns: readonly CompareColumn[]
  readonly groups: readonly CompareGroup[]
  /** The widest side of any balance bar of the whole category on this scenario, and of one's own product, in sen. */
  readonly scale: number
  /** Which comes first; null: too few can be ranked. */
  readonly verdict: CompareVerdict | null
}

/** One product's part of the table before columns are lined up. */
interface Line extends CompareCell {
  readonly id: string
  readonly label: string
}

interface LineGroup {
  readonly title: string
  readonly rows: readonly Line[]
}

const absent: CompareCell = { value: 'Does not apply', note: null, state: 'fresh', source: null, checkedOn: null }

function worked(id: string, label: string, value: string, headline: Headline, note: string | null = null): Line {
  return { id, label, value, note, state: headline.state, source: null, checkedOn: headline.checkedOn }
}

/** The second figure of a headline and its basis in one line. */
function headlineNote(headline: Headline): string {
  const basis = markedBasis(headline)
  return headline.line === undefined ? basis : `${headline.line}; ${basis}`
}

function evaluatedGroup({ headline, balance, facts }: Evaluation): LineGroup {
  const sides =
    balance === null
      ? []
      : [
          worked('balance-takes', 'What it costs', formatRinggit(balance.takes), headline),
          worked('balance-gives', 'What it earns', formatRinggit(balance.gives), headline),
        ]
  return {
    title: 'For you',
    rows: [
      worked('hero', 'Result', `${headline.value} ${headline.unit}`, headline, headlineNote(headline)),
      ...sides,
      ...facts.map((fact): Line => ({ ...fact, id: `fact-${fact.id}`, source: null })),
    ],
  }
}

function detailGroups(groups: readonly DetailGroup[]): readonly LineGroup[] {
  return groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row: DetailRow): Line => ({ ...row, id: `detail-${row.id}` })),
  }))
}

function cellOf(line: Line | undefined): CompareCell {
  if (line === undefined) return absent
  const { value, note, state, source, checkedOn } = line
  return { value, note, state, source, checkedOn }
}

function differs(cells: readonly CompareCell[]): boolean {
  return cells.some((cell) => cell.value !== cells[0]?.value || cell.note !== cells[0]?.note)
}

/** Null where all tie, and where an amount is not known or out of date: nobody can say then which is best. */
function bestCells(word: BestCells['word'], amounts: readonly (Sen | null)[]): BestCells | null {
  const known = amounts.filter((amount) => amount !== null)
  if (known.length < amounts.length) return null
  const best = word === 'Lowest' ? Math.min(...known) : Math.max(...known)
  const columns = amounts.flatMap((amount, index) => (amount === best ? [index] : []))
  return columns.length === amounts.length ? null : { word, columns }
}

const areEqual = (amounts: readonly (Sen | null)[]) => new Set(amounts).size <= 1

/**
 * The best of each row, by row id, in which less or more is better whoever reads it. A side of the balance decides only where
 * the other is the same for all: else what is left of both does, which is the result. A product whose result cannot be
 * ranked, because it asks for more money than the others, is never the best of it.
 */
function bestByRow(
  { headlineSort }: Pick<Category, 'headlineSort'>,
  evaluations: readonly Evaluation[],
): ReadonlyMap<string, BestCells | null> {
  const balances = evaluations.map(({ balance, headline }) => (headline.state === 'fresh' ? balance : null))
  const [takes, gives] = [balances.map((one) => one?.takes ?? null), balances.map((one) => one?.gives ?? null)]
  const left = bestCells(
    'Highest',
    balances.map((one) => (one === null ? null : sen(one.gives - one.takes))),
  )
  const isRanked = (at: number) => headlineSort === null || evaluations[at]?.sortValues[headlineSort]?.state === 'known'
  return new Map([
    ['balance-takes', areEqual(gives) ? bestCells('Lowest', takes) : null],
    ['balance-gives', areEqual(takes) ? bestCells('Highest', gives) : null],
    ['hero', areEqual(gives) || areEqual(takes) || !left?.columns.every(isRanked) ? null : left],
  ])
}

/** The rows of one id side by side. Islamic products word a label differently: both wordings are kept. */
function alignRow(id: string, columns: readonly ReadonlyMap<string, Line>[], best: BestCells | null): CompareRow {
  const lines = columns.map((column) => column.get(id))
  const labels = new Set(lines.flatMap((line) => (line === undefined ? [] : [line.label])))
  const cells = lines.map(cellOf)
  return { id, label: [...labels].join(' / '), cells, differs: differs(cells), best }
}

/** Lines columns up by row id. A row lies in the group and at the place where it first occurs. */
function align(
  products: readonly (readonly LineGroup[])[],
  best: ReadonlyMap<string, BestCells | null>,
): readonly CompareGroup[] {
  const columns = products.map((groups) => new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.id, row]))))
  const titles = new Map<string, string[]>()
  const placed = new Set<string>()
  for (const { title, rows } of products.flat()) {
    const ids = titles.get(title) ?? []
    titles.set(title, ids)
    for (const { id } of rows) {
      if (placed.has(id)) continue
      placed.add(id)
      ids.push(id)
    }
  }
  return [...titles]
    .filter(([, ids]) => ids.length > 0)
    .map(([title, ids]) => ({ title, rows: ids.map((id) => alignRow(id, columns, best.get(id) ?? null)) }))
}

function column(category: Category, product: Product, own: boolean, evaluation: Evaluation): CompareColumn {
  return {
    slug: product.slug,
    name: product.name,
    issuerCode: product.issuer.code,
    issuerName: product.issuer.name,
    colour: product.issuer.colour,
    kindText: own ? 'From your figures' : kindText(category, product),
    own,
    href: own ? null : productHref(category, product),
    applyHref: own ? null : applyHref(category, product),
    paid: product.paid,
    headline: evaluation.headline,
    balance: evaluation.balance,
  }
}

/**
 * Products side by side on one scenario: what they come to, their facts and every detail, lined up row by row. `own` is
 * the visitor's present product (`category.ownProduct`), the last column; null for none. `listed` is the whole category,
 * whose balance bars set the scale. Throws RangeError unless there are one to four columns.
 */
export function compareTable(
  category: Category,
  products: readonly Product[],
  own: Product | null,
  scenario: Values,
  today: IsoDate,
  listed: readonly Product[],
): CompareTable {
  const all = own === null ? products : [...products, own]
  if (all.length < 1 || all.length > mostColumns) throw new RangeError(`Cannot compare ${all.length} products`)
  const evaluations = all.map((product) => ({ product, evaluation: category.evaluate(product, scenario, today) }))
  const widths = evaluations.flatMap(({ evaluation: { balance } }) => (balance ? [balance.takes, balance.gives] : []))
  return {
    categoryId: category.id,
    scenarioText: category.scenarioText(scenario),
    wayOut: wayOutText(category),
    columns: evaluations.map(({ product, evaluation }) => column(category, product, product === own, evaluation)),
    groups: align(
      evaluations.map(({ product, evaluation }) => {
        const groups = category.detail(product, today)
        return [
          ...detailGroups(groups.filter(({ leads }) => leads)),
          evaluatedGroup(evaluation),
          ...detailGroups(groups.filter(({ leads }) => !leads)),
        ]
      }),
      bestByRow(
        category,
        evaluations.map(({ evaluation }) => evaluation),
      ),
    ),
    scale: Math.max(sortTable(category, listed, scenario, today).scale, ...widths),
    verdict: compareVerdict(
      category,
      products,
      evaluations.find(({ product }) => product === own) ?? null,
      scenario,
      today,
      listed,
    ),
  }
}
