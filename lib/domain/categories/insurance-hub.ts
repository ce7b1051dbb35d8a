import { gapFields } from '../calculator-pages/insurance-gap-fields'
import { criticalIllnessGap, lifeGap } from '../calculators/insurance-gap'
import { employerCover, publicHospitalCharges, socialSecurity } from '../country-rates/cover-already'
import { type Dated, ruleOn } from '../country-rates/dated'
import { hospitalClaims } from '../country-rates/hospital-bills'
import { insurerProtection } from '../country-rates/insurer-protection'
import { checkedText } from '../country-rates/old-rate'
import type { IsoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen, sumSen } from '../values/money'
import type { CategoryId } from './ids'
import { billOf, medicalScenario } from './medical-card-insurance/scenario'
import { accidentScenario } from './personal-accident-insurance/scenario'
import { petScenario } from './pet-insurance/scenario'
import { propertyScenario } from './property-insurance/scenario'
import { travelScenario } from './travel-insurance/scenario'

/** Something that may happen, and what it costs whoever has no cover. */
export interface Loss {
  /** The list of the cover for it. */
  readonly category: CategoryId
  /** As the answer to “What would hurt most?”. */
  readonly ask: string
  readonly cost: Sen
  /** What the cost is of. */
  readonly basis: string
  /** What pays a part of it already, or softens it; null: nothing that most people have. */
  readonly already: string | null
}

/** What a family would need without one income, by the example of the insurance-gap calculator, in sen. */
function familyNeed(): Sen {
  const { need, years, real, debts, education, final } = gapFields
  return lifeGap({
    yearlyNeed: need.default,
    years: years.default,
    realReturn: real.default,
    debts: debts.default,
    education: education.default,
    finalExpenses: final.default,
    cover: sen(0),
    savings: sen(0),
  }).need
}

/** What a long illness costs beside the hospital, by the same example, in sen. */
function illnessNeed(): Sen {
  const { spending, recovery, treatment } = gapFields
  return criticalIllnessGap({
    monthlySpending: spending.default,
    recoveryMonths: recovery.default,
    treatment: treatment.default,
    cover: sen(0),
    savings: sen(0),
  }).need
}

/** What an accident costs by the case that its list starts from, in sen. */
function accidentCost(): Sen {
  const { bill, weeks, nights, ...rest } = accidentScenario
  return sumSen([
    bill.default,
    sen(weeks.default * rest['week-loss'].default),
    sen(nights.default * rest['night-cost'].default),
  ])
}

function smallerLosses(today: IsoDate): readonly Loss[] {
  const { awayFromWork } = ruleOn(socialSecurity, today).value
  const accidents = awayFromWork ? 'accidents in Malaysia, at work and away from it' : 'accidents at work'
  const { final } = gapFields
  const { medical, cancelled, ...trip } = travelScenario
  return [
    {
      category: 'travel-insurance',
      ask: 'A trip goes wrong',
      cost: sumSen([medical.default, cancelled.default, trip['delay-cost'].default]),
      basis: 'a medical bill abroad, a trip called off and a night’s delay',
      already: null,
    },
    {
      category: 'personal-accident-insurance',
      ask: 'An accident keeps me from work',
      cost: accidentCost(),
      basis: `the bill, ${accidentScenario.weeks.default} weeks without pay and ${accidentScenario.nights.default} nights in hospital`,
      already: `SOCSO covers employees for ${accidents}.`,
    },
    {
      category: 'whole-life-insurance',
      ask: 'A funeral, whenever it comes',
      cost: final.default,
      basis: 'funeral and estate costs, as an example',
      already: 'SOCSO pays a part of the funeral of an employee it covers.',
    },
    {
      category: 'pet-insurance',
      ask: 'My pet falls ill',
      cost: petScenario.bills.default,
      basis: 'a year’s bills at the vet',
      already: null,
    },
  ]
}

/** The questions of the insurance hub with the figures of the cases that the lists start from, gravest first. */
export function insuranceLosses(today: IsoDate): readonly Loss[] {
  const { mostForStay } = ruleOn(publicHospitalCharges, today).value
  const { middle } = ruleOn(hospitalClaims, today).value
  const { need, years, recovery, spending } = gapFields
  return [
    {
      category: 'medical-card-insurance',
      ask: 'A hospital bill',
      cost: billOf({ bill: medicalScenario.bill.default, amount: medicalScenario.amount.default }),
      basis: `a stay in a private hospital; half of all insured bills are under ${formatRinggit(middle)}`,
      already: `A government hospital asks citizens for at most ${formatRinggit(mostForStay)} for a stay in a third-class ward.`,
    },
    {
      category: 'term-life-insurance',
      ask: 'My family loses my income',
      cost: familyNeed(),
      basis: `${formatRinggit(need.default)} a year for ${years.default} years, debts, education and the funeral, as an example`,
      already: 'SOCSO pays a pension to the family of an employee it covers.',
    },
    {
      category: 'critical-illness-insurance',
      ask: 'A long illness without pay',
      cost: illnessNeed(),
      basis: `${recovery.default} months of ${formatRinggit(spending.default)}, and treatment that no card pays, as an example`,
      already: 'SOCSO pays an employee who can no longer work, whatever the cause.',
    },
    {
      category: 'property-insurance',
      ask: 'My home is flooded or burns',
      cost: sumSen([propertyScenario['building-loss'].default, propertyScenario['contents-loss'].default]),
      basis: 'a flood that damages the building and what is in it',
      already:
        'Your bank may have insured the building for your home loan. Ask for the sum, and whether flood is in it.',
    },
    ...smallerLosses(today),
  ]
}

/** Where something was read. */
export interface ReadAt {
  readonly title: string
  readonly url: string
  /** `as reported, checked 26 Nov 2026` */
  readonly standing: string
}

/** A fact with where it was read. */
export interface SourcedFact {
  readonly title: string
  readonly text: string
  readonly sources: readonly ReadAt[]
}

const standings = {
  primary: 'read at the source',
  reported: 'as reported',
  unsure: 'the day it began is not known',
} as const

function readAt({ source, standing }: Dated<unknown>, today: IsoDate): readonly ReadAt[] {
  if (source === null) return []
  const { title, url } = source
  return [{ title, url, standing: `${standings[standing]}, checked ${checkedText(source, today)}` }]
}

/** What people in Malaysia have before they buy anything, on a day. */
export function coverAlready(today: IsoDate): readonly SourcedFact[] {
  const hospital = ruleOn(publicHospitalCharges, today)
  const { outpatient, specialist, mostForStay } = hospital.value
  const employer = ruleOn(employerCover, today)
  // A later scheme of SOCSO comes beside the earlier ones.
  const social = socialSecurity.filter(({ from }) => from <= today)
  const awayFromWork = social.some(({ value }) => value.awayFromWork)
  return [
    {
      title: 'Government hospitals',
      text: `Citizens pay ${formatRinggit(outpatient)} for a visit to a clinic and ${formatRinggit(specialist)} to a specialist, and at most ${formatRinggit(mostForStay)} for a stay in a third-class ward. You may have to wait longer.`,
      sources: readAt(hospital, today),
    },
    {
      title: 'SOCSO (PERKESO), if you are employed',
      text: `It pays for treatment after an accident at work, and a pension if you can no longer work, or to your family if you die.${awayFromWork ? ' Since 1 June 2026 it also covers accidents away from work, in Malaysia.' : ''}`,
      sources: social.flatMap((entry) => readAt(entry, today)),
    },
    {
      title: 'Your employer’s medical card',
      text: `Most employers give one${employer.value ? '' : ', though no law asks for it'}. Ask for its yearly limit, who is covered, and whether it ends with the job.`,
      sources: readAt(employer, today),
    },
  ]
}

/** A row of PIDM’s table. */
export interface ProtectedBenefit {
  readonly benefit: string
  readonly limit: string
}

const whole = 'All of it'

/** What PIDM pays for one person if an insurer or takaful operator that is its member fails, on a day. */
export function protectedBenefits(today: IsoDate): {
  readonly rows: readonly ProtectedBenefit[]
  readonly sources: readonly ReadAt[]
} {
  const rule = ruleOn(insurerProtection, today)
  const { eachLifeBenefit, eachProperty, income, pecuniaryLoss, policyValue, prepaid } = rule.value
  const upTo = (limit: Sen, of = '') => `Up to ${formatRinggit(limit)}${of}`
  const rows = [
    { benefit: 'Hospital and medical bills', limit: whole },
    { benefit: 'Death, disability, illness, maturity, surrender', limit: upTo(eachLifeBenefit, ' for each') },
    { benefit: 'Income', limit: upTo(income.most, income.per === 'month' ? ' a month' : '') },
    ...(pecuniaryLoss === null
      ? []
      : [{ benefit: 'Loss of money, such as a cancelled trip', limit: upTo(pecuniaryLoss) }]),
    ...(policyValue === null
      ? []
      : [{ benefit: 'Value of your life policies or family takaful together', limit: upTo(policyValue) }]),
    { benefit: 'Your home, car or other property', limit: upTo(eachProperty, ' a property') },
    { benefit: 'Premiums paid ahead for medical and compulsory motor cover', limit: whole },
    { benefit: 'Other premiums paid ahead', limit: prepaid === null ? whole : upTo(prepaid, ' a policy') },
  ]
  return { rows, sources: readAt(rule, today) }
}
