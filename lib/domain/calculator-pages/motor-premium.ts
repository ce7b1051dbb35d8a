import { claimCost, motorPremium, motorTaxes, noClaimDiscount, tariffPremium } from '../calculators/motor-premium'
import { latest, ruleOn } from '../country-rates/dated'
import { motorTariffs, noClaimDiscounts } from '../country-rates/motor'
import { policyTaxes } from '../country-rates/policy-taxes'
import { choice, count, money, type ValuesOf } from '../fields/field'
import { type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../values/money'
import { type BasisPoints, formatRate } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import type { Answer, CalculatorResult, Verdict } from './result'

const byTariff = { field: 'basis', is: ['tariff'] }

const fields = {
  vehicle: choice({
    label: 'Vehicle',
    options: [
      { value: 'private-car', label: 'Private car' },
      { value: 'motorcycle', label: 'Motorcycle' },
      { value: 'commercial', label: 'Commercial vehicle' },
    ],
    default: 'private-car',
  }),
  basis: choice({
    label: 'Premium before discount',
    options: [
      { value: 'tariff', label: 'Estimate it for my car from the old tariff' },
      { value: 'quoted', label: 'I have a quotation' },
    ],
    default: 'tariff',
  }),
  region: choice({
    label: 'Where it is kept',
    options: [
      { value: 'peninsular', label: 'Peninsular Malaysia' },
      { value: 'east', label: 'Sabah, Sarawak or Labuan' },
    ],
    default: 'peninsular',
    when: byTariff,
  }),
  engine: count({
    label: 'Engine',
    unit: 'cc',
    default: 1_500,
    min: { at: 600, because: 'no car here has a smaller engine' },
    max: { at: 8_500, because: 'no private car has a larger engine' },
    when: byTariff,
  }),
  insured: money({
    label: 'Sum insured',
    hint: 'What the car is worth today.',
    default: ringgit(50_000),
    min: { at: ringgit(1_000), because: 'the tariff starts with the first RM1,000' },
    max: { at: ringgit(5_000_000), because: 'dearer cars are quoted one by one' },
    personal: true,
    when: byTariff,
  }),
  gross: money({
    label: 'Premium quoted before discount and tax',
    default: ringgit(1_500),
    min: { at: ringgit(10), because: 'no policy costs less than RM10 a year' },
    max: { at: ringgit(500_000), because: 'a premium beyond RM500,000 is quoted one by one' },
    personal: true,
    when: { field: 'basis', is: ['quoted'] },
  }),
  years: count({
    label: 'Years without a claim',
    unit: 'years',
    hint: 'In a row, up to this renewal.',
    default: 3,
    min: { at: 0, because: 'enter 0 after a claim or for your first policy' },
    max: { at: 60, because: 'nobody has driven for longer without a claim' },
    personal: true,
  }),
  repair: money({
    label: 'A repair that you could claim',
    hint: '0 when there is none.',
    default: ringgit(1_000),
    min: { at: ringgit(0), because: 'enter 0 when there is none' },
    max: { at: ringgit(5_000_000), because: 'no repair costs more than the car' },
    personal: true,
  }),
} as const

type MotorValues = ValuesOf<typeof fields>

/** Renewals over which a lost discount is earned back: five years lead to the top of the longest scale. */
const renewals = 5

function grossOf({ basis, region, engine, insured, gross }: MotorValues, today: IsoDate): Sen {
  return basis === 'quoted' ? gross : tariffPremium(ruleOn(motorTariffs[region], today).value, engine, insured)
}

function work(values: MotorValues, today: IsoDate): CalculatorResult {
  const { vehicle, basis, years, repair } = values
  if (vehicle !== 'private-car' && basis === 'tariff') {
    return {
      kind: 'refusal',
      title: 'We hold the tariff for private cars only',
      text: 'Ask for a quotation for this vehicle, choose “I have a quotation” and enter its premium before discount.',
    }
  }
  const gross = grossOf(values, today)
  const discount = noClaimDiscount(vehicle, years, today)
  const premium = motorPremium(gross, discount, motorTaxes(today))
  const lost = claimCost(gross, vehicle, years, renewals, today)
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(premium.total, 'sen'),
      unit: 'a year',
      basis: `with a no-claim discount of ${formatRate(discount)} for ${counted(years, 'year', 'years')} without a claim`,
      tone: 'plain',
    },
    figures: [
      {
        label: 'Before discount',
        value: formatRinggit(gross, 'sen'),
        note: basis === 'tariff' ? 'Old tariff' : 'Quoted',
      },
      { label: 'No-claim discount', value: formatRinggit(premium.discount, 'sen'), note: formatRate(discount) },
      {
        label: 'Tax and stamp duty',
        value: formatRinggit(sen(premium.serviceTax + premium.stampDuty), 'sen'),
        note: `${formatRate(motorTaxes(today).serviceTax, 'trim')} service tax and ${formatRinggit(premium.stampDuty)}`,
      },
      {
        label: 'What a claim would cost you',
        value: formatRinggit(lost, 'sen'),
        note: `In lost discount over ${renewals} renewals`,
      },
    ],
    verdict: verdictOf(repair, lost),
    chart: scaleChart(values, gross, today),
    tables: [scaleTable(values, gross, today)],
    steps: stepsOf(values, premium, discount, lost, today),
  }
}

function verdictOf(repair: Sen, lost: Sen): Verdict | null {
  if (repair === 0) return null
  const [cost, gain] = [formatRinggit(lost, 'sen'), formatRinggit(sen(Math.abs(repair - lost)), 'sen')]
  return repair <= lost
    ? {
        tone: 'warn',
        text: `Claiming this repair of ${formatRinggit(repair)} would cost you ${cost} in lost discount: paying for it yourself saves ${gain}.`,
      }
    : {
        tone: 'good',
        text: `Claiming this repair of ${formatRinggit(repair)} costs you ${cost} in lost discount: claiming leaves you ${gain} better off, before any excess.`,
      }
}

/** The premium at each step of the scale. */
function scaleOf({ vehicle }: MotorValues, gross: Sen, today: IsoDate) {
  return ruleOn(noClaimDiscounts, today).value[vehicle].map((discount, years) => ({
    years,
    discount,
    premium: motorPremium(gross, discount, motorTaxes(today)),
  }))
}

function scaleChart(values: MotorValues, gross: Sen, today: IsoDate): Answer['chart'] {
  const scale = scaleOf(values, gross, today)
  const [first, last] = [scale[0], scale.at(-1)]
  return {
    kind: 'bars',
    title: 'What you pay by years without a claim',
    description: `It falls from ${formatRinggit(first?.premium.total ?? gross, 'sen')} without discount to ${formatRinggit(last?.premium.total ?? gross, 'sen')} after ${counted(last?.years ?? 0, 'year', 'years')}.`,
    quantity: 'money',
    axis: {
      name: 'Years',
      at: scale.map(({ years }) =>
        years === last?.years ? `${years} years or more` : counted(years, 'year', 'years'),
      ),
    },
    series: [
      { name: 'Premium', tone: 'main', values: scale.map(({ premium }) => premium.afterDiscount) },
      {
        name: 'Tax and duty',
        tone: 'cost',
        values: scale.map(({ premium }) => premium.serviceTax + premium.stampDuty),
      },
    ],
  }
}

function scaleTable(values: MotorValues, gross: Sen, today: IsoDate): Answer['tables'][number] {
  return {
    title: 'The scale of no-claim discounts',
    columns: [
      { label: 'Years without a claim', kind: 'whole' },
      { label: 'Discount', kind: 'rate' },
      { label: 'Premium', kind: 'money' },
      { label: 'Service tax', kind: 'money' },
      { label: 'You pay', kind: 'money' },
    ],
    rows: scaleOf(values, gross, today).map(({ years, discount, premium }) => [
      years,
      discount,
      premium.afterDiscount,
      premium.serviceTax,
      premium.total,
    ]),
  }
}

function stepsOf(
  values: MotorValues,
  premium: ReturnType<typeof motorPremium>,
  discount: BasisPoints,
  lost: Sen,
  today: IsoDate,
): Answer['steps'] {
  const [gross, after] = [formatRinggit(premium.gross, 'sen'), formatRinggit(premium.afterDiscount, 'sen')]
  const tax = formatRinggit(premium.serviceTax, 'sen')
  const { insured, engine, basis, region } = values
  const { furtherThousand } = ruleOn(motorTariffs[region], today).value
  const firstThousand = tariffPremium(ruleOn(motorTariffs[region], today).value, engine, ringgit(1_000))
  const further = Math.max(0, Math.ceil((insured - ringgit(1_000)) / ringgit(1_000)))
  return [
    step(
      'Before discount',
      basis === 'quoted'
        ? 'as quoted'
        : `${formatRinggit(firstThousand, 'sen')} for the first RM1,000 + ${further} × ${formatRinggit(furtherThousand, 'sen')}`,
      gross,
    ),
    step('After the discount', `${gross} × (1 − ${formatRate(discount)})`, after),
    step('Service tax', `${after} × ${formatRate(motorTaxes(today).serviceTax)}`, tax),
    step('You pay', `${after} + ${tax} + ${formatRinggit(premium.stampDuty)}`, formatRinggit(premium.total, 'sen')),
    step(
      'What a claim would cost you',
      `${renewals} renewals with the discount from none up, less the same without the claim, tax included`,
      formatRinggit(lost, 'sen'),
    ),
  ]
}

const sources = [latest(noClaimDiscounts), latest(motorTariffs.east), latest(policyTaxes)].flatMap(({ source }) =>
  source === null ? [] : [source],
)

/** A motor premium with its no-claim discount, taxes and what a claim would cost. */
export const motorPremiumCalculator = defineCalculator({
  id: 'motor-premium',
  title: 'Motor premium and no-claim discount',
  purpose: 'What motor cover costs with your no-claim discount and tax, and whether a small claim is worth it.',
  group: 'protecting',
  fields,
  work,
  assumptions: [
    'The tariff is of 2014 and for comprehensive cover; insurers have set their own prices since 2016 and 2017, so a real quotation differs.',
    'The table for Peninsular Malaysia is general knowledge that we have not read in a source: use a quotation to decide.',
    'A claim takes the discount back to none, except for windscreens and accidents that are not your fault.',
    'The premium before discount stays the same over the coming renewals; excess and loading are not counted.',
    'The scale for motorcycles is from one guide only.',
  ],
  rounding: 'The premium after discount and the service tax are each rounded half up to the sen.',
  sources: [
    ...sources,
    {
      title: 'Cheah Thim Fook, transfer of a no-claim discount',
      url: 'http://cheahthimfook.com/car-insurance-malaysia-no-claim-discount-ncd-transfer/',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => null,
  related: ['insurance-gap'],
})
