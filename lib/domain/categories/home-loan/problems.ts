import { inForce } from '../../country-rates/dated'
import { policyRates } from '../../country-rates/policy-rate'
import { type Figure, knownValue } from '../../figures/figure'
import type { Problem } from '../../validation/field-problem'
import { basisPoints } from '../../values/rate'
import type { HomeLoan } from './figures'

/** What an editor is told: visitors never read it. */
const words = {
  empty: 'is an empty list',
  order: (other: string) => `is above ${other}`,
  years: 'is above 35: a home loan runs at most 35 years',
  fixedYears: 'is 0: a rate that is fixed for no time is floating',
  spread: 'gives a rate of 0% or less with the SBR in force on the day of its source',
  margin: 'is above 100% of the price',
  ceilingIslamic: 'a ceiling rate belongs to Islamic financing: write none',
  ceilingLow: 'is below the rate that is charged today',
  termFee: 'a basic term account has no flexi fee: write none',
  lockIn: 'is 0: write none where there is no lock-in',
  cover: 'there is no cover that could cost',
  coverCost: 'a compulsory cover costs something',
  twice: 'names a cost twice',
}
const longestYears = 35
const wholePrice = basisPoints(10_000)

type Checked = readonly [wrong: boolean, path: Problem['path'], reason: string]

function above(least: Figure<number>, most: Figure<number>): boolean {
  return least.state === 'known' && most.state === 'known' && least.value > most.value
}

function pricingChecks({ pricing, sources, ceilingRate, shariah }: HomeLoan): readonly Checked[] {
  const ceiling = knownValue(ceilingRate)
  const noCeiling: Checked = [shariah === null && ceiling !== null, ['ceilingRate'], words.ceilingIslamic]
  if (pricing.state !== 'known') return [noCeiling]
  const { value, source } = pricing
  const day = sources[source]?.checkedOn
  const reference = day === undefined ? null : inForce(policyRates, day)
  const floating = value.kind === 'fixed' || reference === null ? null : reference.value + value.spread
  const charged = value.kind === 'floating' ? floating : value.rate
  return [
    noCeiling,
    [value.kind === 'fixed-first' && value.years === 0, ['pricing', 'value', 'years'], words.fixedYears],
    [floating !== null && floating <= 0, ['pricing', 'value', 'spread'], words.spread],
    [ceiling !== null && charged !== null && ceiling < charged, ['ceilingRate', 'value'], words.ceilingLow],
  ]
}

function limitChecks({ margin, marginThird, minAmount, maxAmount, minYears, maxYears }: HomeLoan): readonly Checked[] {
  return [
    [(knownValue(margin) ?? 0) > wholePrice, ['margin', 'value'], words.margin],
    [above(marginThird, margin), ['marginThird', 'value'], words.order('margin')],
    [above(minAmount, maxAmount), ['minAmount', 'value'], words.order('maxAmount')],
    [above(minYears, maxYears), ['minYears', 'value'], words.order('maxYears')],
    [(knownValue(maxYears) ?? 0) > longestYears, ['maxYears', 'value'], words.years],
  ]
}

function costChecks(loan: HomeLoan): readonly Checked[] {
  const { account, setupFee, accountFee, lockIn, processingFee, valuation, borne, cover } = loan
  const kinds = knownValue(borne)
  const covered = knownValue(cover)
  const [processing, valued] = [knownValue(processingFee), knownValue(valuation)]
  return [
    [account === 'term' && setupFee.state === 'known', ['setupFee'], words.termFee],
    [account === 'term' && accountFee.state === 'known', ['accountFee'], words.termFee],
    [knownValue(lockIn)?.years === 0, ['lockIn', 'value', 'years'], words.lockIn],
    [
      processing !== null && processing.least > (processing.most ?? processing.least),
      ['processingFee', 'value', 'least'],
      words.order('most'),
    ],
    [
      valued !== null && valued.least > (valued.most ?? valued.least),
      ['valuation', 'value', 'least'],
      words.order('most'),
    ],
    [kinds?.length === 0, ['borne', 'value'], words.empty],
    [kinds !== null && new Set(kinds).size < kinds.length, ['borne', 'value'], words.twice],
    [covered?.kind === 'none' && covered.cost > 0, ['cover', 'value', 'cost'], words.cover],
    [covered?.kind === 'compulsory' && covered.cost === 0, ['cover', 'value', 'cost'], words.coverCost],
  ]
}

/** What is wrong with a home loan whose every field is well written. */
export function homeLoanProblems(loan: HomeLoan): readonly Problem[] {
  const checks = [...pricingChecks(loan), ...limitChecks(loan), ...costChecks(loan)]
  return checks.filter(([wrong]) => wrong).map(([, path, reason]) => ({ path, reason }))
}
