import { knownValue } from '../../figures/figure'
import type { Problem } from '../../validation/field-problem'
import { assertNever } from '../../values/assert-never'
import { methodOf } from './deal'
import type { BusinessLoan, Pricing } from './figures'

const longestMonths = 180

/** The lower and the upper name of a price, where the lower is above the upper. */
function wrongEnd(pricing: Pricing): string | null {
  switch (pricing.kind) {
    case 'fixed':
      return pricing.rate > pricing.rateTo ? 'rate' : null
    case 'floating':
      return pricing.spread > pricing.spreadTo ? 'spread' : null
    case 'factor':
    case 'discount':
      return pricing.part > pricing.partTo ? 'part' : null
    default:
      return assertNever(pricing)
  }
}

function pricingProblems(loan: BusinessLoan): readonly Problem[] {
  const pricing = knownValue(loan.pricing)
  if (pricing === null) return []
  const at = ['pricing', 'value']
  const method = methodOf(loan.facility)
  const yearly = pricing.kind === 'fixed' || pricing.kind === 'floating'
  const suits =
    method === 'advance' ? pricing.kind === 'factor' : method === 'invoice' ? pricing.kind === 'discount' : yearly
  const end = wrongEnd(pricing)
  const checks: readonly (readonly [boolean, Problem])[] = [
    [!suits, { path: [...at, 'kind'], reason: `does not go with the facility ${loan.facility}` }],
    [end !== null, { path: [...at, end ?? ''], reason: 'is above its upper end' }],
    [
      pricing.kind === 'floating' && (pricing.reference === 'sbr') !== (pricing.at === null),
      {
        path: [...at, 'at'],
        reason: 'is none for the SBR, whose level the site knows, and a rate for any other reference',
      },
    ],
    [
      pricing.kind === 'factor' && pricing.part < 10_000,
      { path: [...at, 'part'], reason: 'is below 100%: less would be taken back than is advanced' },
    ],
    [
      pricing.kind === 'discount' && pricing.every === 0,
      { path: [...at, 'every'], reason: 'is 0: a charge is for one day at least' },
    ],
  ]
  return checks.filter(([holds]) => holds).map(([, problem]) => problem)
}

function isAbove(least: number | null, most: number | null): boolean {
  return least !== null && most !== null && least > most
}

/** What is wrong with a facility whose every field is well written. */
export function businessLoanProblems(loan: BusinessLoan): readonly Problem[] {
  const { minAmount, maxAmount, minMonths, maxMonths, minTurnover, maxTurnover, commitment, margin, moratorium } = loan
  const method = methodOf(loan.facility)
  const scheme = knownValue(loan.scheme)
  const checks: readonly (readonly [boolean, Problem])[] = [
    [
      isAbove(knownValue(minAmount), knownValue(maxAmount)),
      { path: ['minAmount', 'value'], reason: 'is above maxAmount' },
    ],
    [
      isAbove(knownValue(minMonths), knownValue(maxMonths)),
      { path: ['minMonths', 'value'], reason: 'is above maxMonths' },
    ],
    [
      (knownValue(maxMonths) ?? 0) > longestMonths,
      { path: ['maxMonths', 'value'], reason: 'is above 180: the form ends at 15 years' },
    ],
    [
      isAbove(knownValue(minTurnover), knownValue(maxTurnover)),
      { path: ['minTurnover', 'value'], reason: 'is above maxTurnover' },
    ],
    [
      commitment.state === 'known' && method !== 'line',
      { path: ['commitment'], reason: 'belongs to a line: nothing else has an unused part' },
    ],
    [
      method === 'invoice' && (margin.state === 'none' || knownValue(margin) === 0),
      { path: ['margin'], reason: 'says which part of an invoice is advanced' },
    ],
    [
      moratorium.state === 'known' && method !== 'instalments',
      { path: ['moratorium'], reason: 'belongs to a loan in instalments: nothing else has principal to wait with' },
    ],
    [knownValue(moratorium)?.months === 0, { path: ['moratorium', 'value', 'months'], reason: 'is 0: publish none' }],
    [scheme !== null && scheme.cover > 10_000, { path: ['scheme', 'value', 'cover'], reason: 'is above 100%' }],
    [
      scheme !== null && (method === 'invoice' || method === 'advance'),
      { path: ['scheme'], reason: `is not worked out for the facility ${loan.facility}` },
    ],
  ]
  return [...pricingProblems(loan), ...checks.filter(([holds]) => holds).map(([, problem]) => problem)]
}
