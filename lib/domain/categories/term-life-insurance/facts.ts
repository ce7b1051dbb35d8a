import type { Fact } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, roundSen, type Sen } from '../../values/money'
import { atRate, type BasisPoints } from '../../values/rate'
import { type Quote, startAge } from '../shared/insurance/life/quote'
import { priceCheckedOn, priceStates } from '../shared/insurance/life/states'
import { lifeWords } from '../shared/insurance/life/words'
import { type TermLife, termLifeReader } from './figures'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { facts: words, figures } = termLifeWords
const { print: agePrint } = lifeWords.figures.expiryAge
const tableUnit = 100_000

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
        if (sum === null) return agePrint(toAge)
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

/** What a year of each RM1,000 costs on average: the one price that compares plans of any sum and any years. */
function thousandFact(product: TermLife, quote: Quote, { years }: TermLifeScenario, today: IsoDate): Fact {
  const total = quote.kind === 'priced' ? quote.total : null
  const base = { id: 'thousand', label: words.thousand, checkedOn: priceCheckedOn(product) }
  if (quote.kind !== 'priced' || total === null) {
    const value = quote.kind === 'refused' ? words.notOffered : words.notPublished
    return { ...base, value, note: null, state: 'missing' }
  }
  const perThousand = roundSen((total * tableUnit) / (years * quote.sum))
  const state = priceStates(product, today).total
  return { ...base, value: formatRinggit(perThousand, 'sen'), note: words.averaged, state }
}

/** How long cover can be kept, then what is paid out and when, then what it costs for its size. */
export function termLifeFacts(
  product: TermLife,
  quote: Quote,
  given: TermLifeScenario,
  today: IsoDate,
): readonly Fact[] {
  const sum = quote.kind === 'priced' ? quote.sum : null
  const coverTo = termLifeReader.fact(product, 'expiryAge', today, { label: words.coverTo, print: String })
  return [coverTo, ...benefitFacts(product, sum, given, today), thousandFact(product, quote, given, today)]
}
