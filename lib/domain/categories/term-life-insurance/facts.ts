import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, roundSen, type Sen } from '../../money'
import { atRate, type BasisPoints } from '../../rate'
import { oldestCheck, worstState } from '../shared/facts'
import { perDay } from '../shared/per-day'
import { type TermLife, termLifeReader } from './figures'
import { type Priced, type Quote, startAge } from './quote'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { facts: words, figures } = termLifeWords
const tableUnit = 100_000

/** How fresh what each order reads is; no scenario changes that. */
export const priceStates = perDay((product: TermLife, today: IsoDate) => {
  const state = (name: Parameters<typeof termLifeReader.state>[1]) => termLifeReader.state(product, name, today)
  const year = worstState([state('premiums'), state('sumBands'), state('policyFee')])
  const month = worstState([year, state('monthlyFactor')])
  return { year, month, total: worstState([month, state('stampDuty')]), longest: state('expiryAge') }
})

/** The day on which the oldest figure of the price was checked; null where none is published. */
export function priceCheckedOn(product: TermLife): IsoDate | null {
  const { sources, premiums, sumBands, policyFee, monthlyFactor, stampDuty } = product
  return oldestCheck(sources, premiums, sumBands, policyFee, monthlyFactor, stampDuty)
}

/** A part of the sum, in sen. */
function partOf(sum: Sen, part: BasisPoints, most: Sen | null): Sen {
  const amount = atRate(sum, part)
  return most === null || amount < most ? amount : most
}

/** What is paid on disability and illness, of the sum that the price is for; without a price, what is published of them. */
function benefitFacts(product: TermLife, sum: Sen | null, given: TermLifeScenario, today: IsoDate): readonly Fact[] {
  const { disability } = product
  const end = disability.state === 'known' ? disability.value.toAge : 0
  const start = startAge(given)
  const isOver = end <= start
  const untilAge = isOver ? words.ended(end) : words.untilAge(Math.min(end, start + given.years))
  return [
    termLifeReader.fact(product, 'disability', today, {
      label: words.disability,
      note: disability.state === 'known' && sum !== null ? untilAge : null,
      print: ({ part, toAge }) => {
        if (sum === null) return figures.expiryAge.print(toAge)
        return isOver ? figures.disability.none : formatRinggit(partOf(sum, part, null))
      },
    }),
    termLifeReader.fact(product, 'terminalIllness', today, {
      label: words.illness,
      note: product.terminalIllness.state === 'known' && sum !== null ? words.early : null,
      print: ({ part, most }) => (sum === null ? words.covered : formatRinggit(partOf(sum, part, most))),
    }),
  ]
}

function pathNote({ stages: [first, ...rest] }: Priced): string | null {
  const last = rest.at(-1)
  if (first.monthly === null) return null
  if (last === undefined) return words.level
  return last.monthly === null ? null : words.rising(first.monthly, last.monthly)
}

function priceFacts(product: TermLife, quote: Quote, { years }: TermLifeScenario, today: IsoDate): readonly Fact[] {
  const checkedOn = priceCheckedOn(product)
  const total = quote.kind === 'priced' ? quote.total : null
  const state: FigureState = total === null ? 'missing' : priceStates(product, today).total
  const fact = (id: string, label: string, value: string, note: string | null): Fact => {
    return { id, label, value, note, state, checkedOn }
  }
  if (quote.kind !== 'priced' || total === null) {
    const none = quote.kind === 'refused' ? words.notOffered : words.notPublished
    return [fact('total', words.total, none, null), fact('thousand', words.thousand, none, null)]
  }
  const perThousand = roundSen((total * tableUnit) / (years * quote.sum))
  return [
    fact('total', words.total, formatRinggit(total), pathNote(quote)),
    fact('thousand', words.thousand, formatRinggit(perThousand, 'sen'), words.averaged),
  ]
}

/** What is paid out and when stands before what it costs. */
export function termLifeFacts(
  product: TermLife,
  quote: Quote,
  given: TermLifeScenario,
  today: IsoDate,
): readonly Fact[] {
  const sum = quote.kind === 'priced' ? quote.sum : null
  return [...benefitFacts(product, sum, given, today), ...priceFacts(product, quote, given, today)]
}
