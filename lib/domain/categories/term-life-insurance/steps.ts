import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { formatRinggit, ringgit, type Sen } from '../../values/money'
import { formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { forSort, publishedStep } from '../shared/steps'
import type { TermLife } from './figures'
import type { Priced, Quote, Stage } from './quote'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { steps: words, reasons } = termLifeWords
const tableUnit = formatRinggit(ringgit(1_000))
const perThousand = (amount: Sen) => formatRinggit(amount, 'sen')

/** What is taken from the table and published beside it, for the stages of an order. */
function publishedSteps(
  product: TermLife,
  given: TermLifeScenario,
  { band }: Priced,
  stages: readonly Stage[],
): readonly SumStep[] {
  const rates = stages.map(({ rates: { rate } }) => perThousand(rate))
  const isLevel = knownValue(product.premiums)?.kind === 'level'
  const steps: SumStep[] = [
    {
      label: rates.length === 1 ? words.rate : words.rates,
      formula: words.table(given, isLevel ? given.years : null),
      result: rates.join('; '),
    },
  ]
  if (band.off > 0) steps.push({ label: words.off, formula: words.asPublished, result: perThousand(band.off) })
  const fee = knownValue(product.policyFee)
  if (fee !== null) {
    steps.push({ label: words.fee(wordsFor(product)), formula: words.asPublished, result: formatRinggit(fee) })
  }
  return steps
}

/** `(RM300,000 ÷ RM1,000 × (RM1.52 − RM0.15) + RM30) × 8.75%`: rounded once, at the end. */
function priceStep(product: TermLife, { sum }: Priced, stage: Stage, isOnly: boolean): SumStep {
  const { rate, off, fee } = stage.rates
  const net = off === 0 ? perThousand(rate) : `(${perThousand(rate)} − ${perThousand(off)})`
  const bySum = `${formatRinggit(sum)} ÷ ${tableUnit} × ${net}`
  const year = fee === 0 ? bySum : `${bySum} + ${formatRinggit(fee)}`
  const factor = knownValue(product.monthlyFactor)
  const share = factor === null ? '÷ 12' : `× ${formatRate(factor, 'trim')}`
  const every = stage.monthly === null ? 'year' : 'month'
  return {
    label: isOnly ? words.price(every) : words.priceAt(every, stage.ageFrom, stage.ageTo),
    formula: stage.monthly === null ? year : `(${year}) ${share}`,
    result: formatRinggit(stage.monthly ?? stage.yearly, 'sen'),
  }
}

function totalSteps(product: TermLife, { years }: TermLifeScenario, { stages, total }: Priced): readonly SumStep[] {
  const label = words.total(years)
  if (total === null) {
    const lacking = stages[0].monthly === null ? reasons.monthly : reasons.duty
    return [{ label, formula: lacking, result: words.notKnown }]
  }
  const payments = stages.map((stage) => `${stage.years} × ${formatRinggit(stage.monthly ?? stage.yearly, 'sen')}`)
  const paid = payments.length === 1 ? `12 × ${payments.join()}` : `12 × (${payments.join(' + ')})`
  const duty = knownValue(product.stampDuty)
  if (duty === null) return [{ label, formula: paid, result: formatRinggit(total, 'sen') }]
  return [
    { label: words.duty, formula: words.asPublished, result: formatRinggit(duty) },
    { label, formula: `${paid} + ${formatRinggit(duty)}`, result: formatRinggit(total, 'sen') },
  ]
}

/** How the price in all is worked out from the published table, then what the other orders read. */
export function termLifeSteps(product: TermLife, given: TermLifeScenario, quote: Quote): readonly SumStep[] {
  const { expiryAge } = product
  const { label, print } = termLifeWords.figures.expiryAge
  const longest = expiryAge.state === 'known' ? [publishedStep('longest', label, print(expiryAge.value))] : []
  if (quote.kind !== 'priced') {
    return [{ label: words.reason, formula: termLifeWords.scenario.text(given), result: quote.reason }, ...longest]
  }
  const { stages } = quote
  const isOnly = stages.length === 1
  const [first] = stages
  return [
    ...publishedSteps(product, given, quote, stages),
    ...stages.map((stage) => priceStep(product, quote, stage, isOnly)),
    ...totalSteps(product, given, quote),
    ...forSort('month', [...publishedSteps(product, given, quote, [first]), priceStep(product, quote, first, isOnly)]),
    ...longest,
  ]
}
