import { latest, ruleOn } from '../../country-rates/dated'
import { guaranteeSchemes, type SchemeRules } from '../../country-rates/guarantee-schemes'
import { isSme, type SmeSize, smeDefinitions, smeSize } from '../../country-rates/sme-size'
import type { Figure } from '../../figures/figure'
import { wording } from '../../figures/print'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import type { RuleSource } from '../category'
import { perScenario } from '../shared/per-scenario'
import type { BusinessLoan } from './figures'
import type { BusinessLoanScenario } from './scenario'
import { businessLoanWords } from './words'
import { businessLoanDetailWords } from './words-detail'

const { reasons, choices, or } = businessLoanWords
const { rules: words } = businessLoanDetailWords

/** What is told of a business, and what the money is for. */
export type Firm = Pick<
  BusinessLoanScenario,
  'entity' | 'years' | 'turnover' | 'workers' | 'sector' | 'malaysian' | 'purpose'
>

/** A rule that a business meets or not, with the reason on a row where it does not. */
export interface FirmRule {
  readonly id: string
  readonly label: string
  readonly source: RuleSource
  /** Why the business is not taken, in a few words; null: it meets the rule. */
  readonly refusal: (firm: Firm, today: IsoDate) => string | null
  /** What it comes to for the business; absent: no more than that. */
  readonly tells?: (firm: Firm, today: IsoDate) => string
}

/** The size of a business by the definition in force on a day. */
export function sizeOf({ sector, turnover, workers }: Firm, today: IsoDate): SmeSize {
  return smeSize(ruleOn(smeDefinitions, today).value, { manufactures: sector === 'manufacturing', turnover, workers })
}

type Draft = Omit<FirmRule, 'id' | 'source'>

/** A rule of a figure; none where it is not published or published as absent. */
function ruleFrom<T>(id: string, figure: Figure<T>, make: (value: T) => Draft): readonly FirmRule[] {
  if (figure.state !== 'known') return []
  return [{ id, source: { kind: 'product', key: figure.source }, ...make(figure.value) }]
}

const refused = (holds: boolean, reason: string) => (holds ? null : reason)
const holdsPart = (firm: Firm, part: number) => firm.malaysian * 100 >= part

function isOutside(rules: SchemeRules, firm: Firm, today: IsoDate): boolean {
  const { malaysianPart, years, smeOnly, mostTurnover } = rules
  return (
    !holdsPart(firm, malaysianPart) ||
    firm.years < years ||
    (smeOnly && !isSme(sizeOf(firm, today))) ||
    (mostTurnover !== null && firm.turnover > mostTurnover)
  )
}

/** What a scheme asks, each part in a few words. */
function partsOf({ malaysianPart, years, smeOnly, mostTurnover, refinances }: SchemeRules): readonly string[] {
  const { schemeParts: parts } = words
  return [
    ...(smeOnly ? [parts.sme] : []),
    ...(years > 0 ? [parts.years(years)] : []),
    parts.malaysian(malaysianPart),
    ...(mostTurnover === null ? [] : [parts.turnover(mostTurnover)]),
    ...(refinances ? [] : [parts.refinancing]),
  ]
}

/** What the guarantee scheme of a facility asks, as one rule; none without a scheme. */
function schemeRules({ scheme }: BusinessLoan): readonly FirmRule[] {
  if (scheme.state !== 'known') return []
  const { kind } = scheme.value
  const name = choices.scheme[kind]
  const { value, source } = latest<SchemeRules>(guaranteeSchemes[kind])
  return [
    {
      id: 'scheme',
      label: words.scheme(name, partsOf(value)),
      source: { kind: 'public', text: source?.title ?? name },
      refusal: (firm, today) => {
        const { value: rules } = ruleOn<SchemeRules>(guaranteeSchemes[kind], today)
        if (!rules.refinances && firm.purpose === 'refinance') return reasons.refinance(name)
        return isOutside(rules, firm, today) ? reasons.scheme(name) : null
      },
    },
  ]
}

/** The rules of a facility that a business meets or not: its own, then those of its guarantee scheme. */
export const firmRules = perScenario((loan: BusinessLoan): readonly FirmRule[] => [
  ...ruleFrom('entity', loan.entities, (kinds) => ({
    label: words.entity(kinds.map((kind) => choices.entities[kind])),
    refusal: ({ entity }) => refused(kinds.includes(entity), reasons.entity[entity]),
  })),
  ...ruleFrom('size', loan.sizes, (sizes) => ({
    label: words.size(sizes),
    refusal: (firm, today) => refused(sizes.includes(sizeOf(firm, today)), reasons.size[sizeOf(firm, today)]),
    tells: (firm, today) => words.sizeIs(sizeOf(firm, today)),
  })),
  ...ruleFrom('sector', loan.sectors, (sectors) => ({
    label: words.sector(sectors.map((sector) => choices.sectors[sector])),
    refusal: ({ sector }) => refused(sectors.includes(sector), reasons.sector(sector)),
  })),
  ...ruleFrom('years', loan.yearsInOperation, (least) => ({
    label: words.years(least),
    refusal: ({ years }) => refused(years >= least, reasons.years(least)),
  })),
  ...ruleFrom('min-turnover', loan.minTurnover, (least) => ({
    label: words.minTurnover(least),
    refusal: ({ turnover }) => refused(turnover >= least, reasons.minTurnover(least)),
  })),
  ...ruleFrom('max-turnover', loan.maxTurnover, (most) => ({
    label: words.maxTurnover(most),
    refusal: ({ turnover }) => refused(turnover <= most, reasons.maxTurnover(most)),
  })),
  ...ruleFrom('malaysian', loan.malaysianPart, (part) => ({
    label: words.malaysian(part),
    refusal: (firm) => refused(holdsPart(firm, part), reasons.malaysian(part)),
  })),
  ...schemeRules(loan),
])

/** Why a facility is not for a business, in a few words; null when no published rule is against it. */
export function firmRefusal(loan: BusinessLoan, firm: Firm, today: IsoDate): string | null {
  for (const { refusal } of firmRules(loan)) {
    const reason = refusal(firm, today)
    if (reason !== null) return reason
  }
  return null
}

/** What the security of a facility is called, in a list; null where none is needed or none is published. */
export function securityText(loan: BusinessLoan): string | null {
  if (loan.security.state !== 'known') return null
  return loan.security.value.map((one) => wording(wordsFor(loan), choices.security[one])).join(or)
}

/** Whether a facility is for businesses of women or young owners alone. */
export function isForSomeOwners({ programmes }: BusinessLoan): boolean {
  return programmes.state === 'known' && programmes.value.some((one) => one === 'women' || one === 'youth')
}
