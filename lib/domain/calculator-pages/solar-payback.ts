import { type SolarPayback, type SolarSystem, solarPayback } from '../calculators/solar'
import { latest } from '../country-rates/dated'
import { solarSchemes } from '../country-rates/solar'
import { formatPrice } from '../fields/field-value'
import { isoDate } from '../values/iso-date'
import { formatRinggit, sen } from '../values/money'
import { formatRate, toFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { type Answer, type CalculatorResult, pointsUpTo, type Verdict } from './result'
import { type SystemValues, solarFields } from './solar-payback-fields'

const { value: scheme, source: schemeSource } = latest(solarSchemes)

function systemOf(values: SystemValues): SolarSystem {
  return {
    watts: values.watts,
    sunHours: Number(values.sun),
    performance: values.performance,
    ageing: values.ageing,
    monthlyUseKwh: values.use,
    usedAtOnce: values['at-once'],
    tariff: values.tariff,
    exportCredit: values.credit,
    tariffRise: values.rise,
    cost: values.cost,
    rebate: values.rebate,
    yearlyUpkeep: values.upkeep,
    years: values.years,
  }
}

function work(values: SystemValues): CalculatorResult {
  if (values.phase === 'single' && values.watts > scheme.mostSinglePhaseWatts) {
    return {
      kind: 'refusal',
      title: 'Too large for a single phase',
      text: `${scheme.name} takes at most ${kilowatts(scheme.mostSinglePhaseWatts)} on a single phase. Enter a smaller system or choose three phases.`,
    }
  }
  const system = systemOf(values)
  const payback = solarPayback(system)
  const { monthlyKwh, firstYearSaved, outlay, paybackMonths, netAtEnd } = payback
  return {
    kind: 'answer',
    headline: {
      value: paybackMonths === null ? 'Not paid back' : timeText(paybackMonths),
      unit:
        paybackMonths === null ? `within ${counted(values.years, 'year', 'years')}` : 'until it has paid for itself',
      basis: `for ${kilowatts(values.watts)} at ${formatRinggit(outlay)} after the rebate`,
      tone: netAtEnd >= 0 ? 'gain' : 'cost',
    },
    figures: [
      { label: 'Output', value: `${Math.round(monthlyKwh)} kWh`, note: 'A month, in the first year' },
      { label: 'Saved in the first year', value: formatRinggit(firstYearSaved), note: 'After upkeep' },
      {
        label: `After ${counted(values.years, 'year', 'years')}`,
        value: formatRinggit(netAtEnd, 'whole'),
        note: 'All that is saved, less the price',
      },
    ],
    verdict: verdictOf(values, payback),
    chart: netChart(values, payback),
    tables: [yearsTable(payback)],
    steps: stepsOf(values, system, payback),
  }
}

function kilowatts(watts: number): string {
  return `${Math.round(watts / 10) / 100} kWp`
}

function timeText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    ...(years > 0 ? [counted(years, 'year', 'years')] : []),
    ...(rest > 0 || years === 0 ? [counted(rest, 'month', 'months')] : []),
  ]
  return parts.join(' ')
}

function verdictOf({ years }: SystemValues, { paybackMonths, netAtEnd, firstYearSaved }: SolarPayback): Verdict {
  if (firstYearSaved <= 0) {
    return { tone: 'warn', text: 'Upkeep takes all that it saves: at these prices it never pays for itself.' }
  }
  if (paybackMonths === null) {
    return {
      tone: 'warn',
      text: `After ${counted(years, 'year', 'years')} ${formatRinggit(sen(-netAtEnd), 'whole')} of its price is still not earned back.`,
    }
  }
  return paybackMonths <= scheme.contractYears * 12
    ? { tone: 'good', text: `It pays for itself within the ${scheme.contractYears} years of the scheme’s contract.` }
    : {
        tone: 'plain',
        text: `It pays for itself, but only after the ${scheme.contractYears} years for which the scheme promises its terms.`,
      }
}

function netChart({ years }: SystemValues, { outlay, netAtEnd, years: list }: SolarPayback): Answer['chart'] {
  const at = pointsUpTo(years)
  return {
    kind: 'lines',
    title: 'What you have saved, less the price',
    description: `It starts at ${formatRinggit(sen(-outlay))} and comes to ${formatRinggit(netAtEnd, 'whole')} after ${counted(years, 'year', 'years')}; above zero the system has paid for itself.`,
    quantity: 'money',
    axis: { name: 'Year', at },
    series: [
      {
        name: 'Saved so far, less the price',
        tone: 'gain',
        values: at.map((year) => list[year - 1]?.net ?? -outlay),
      },
    ],
  }
}

function yearsTable({ years }: SolarPayback): Answer['tables'][number] {
  return {
    title: 'Year by year',
    columns: [
      { label: 'Year', kind: 'whole' },
      { label: 'Output in kWh', kind: 'whole' },
      { label: 'Saved', kind: 'money' },
      { label: 'So far, less the price', kind: 'money' },
    ],
    rows: years.map(({ year, kwh, saved, net }) => [year, Math.round(kwh), saved, net]),
  }
}

const kwhText = (kwh: number) => `${kwh.toFixed(1)} kWh`

function stepsOf(values: SystemValues, system: SolarSystem, payback: SolarPayback): Answer['steps'] {
  const output = payback.monthlyKwh
  const atOnce = Math.min(output * toFraction(system.usedAtOnce), system.monthlyUseKwh)
  const [tariff, credit] = [formatPrice(values.tariff), formatPrice(values.credit)]
  return [
    step(
      'Output a month',
      `${kilowatts(values.watts)} × ${values.sun} h × 30 × ${formatRate(values.performance)}`,
      kwhText(output),
    ),
    step(
      'Used as it is made',
      `${kwhText(output)} × ${formatRate(values['at-once'])}, at most ${values.use} kWh`,
      kwhText(atOnce),
    ),
    step('Sold', 'the rest of the output', kwhText(output - atOnce)),
    step(
      'Saved in the first year',
      `12 × (${kwhText(atOnce)} × ${tariff} + ${kwhText(output - atOnce)} × ${credit}, at most what the bill still is) − ${formatRinggit(values.upkeep)}`,
      formatRinggit(payback.firstYearSaved, 'sen'),
    ),
    step(
      'Price after the rebate',
      `${formatRinggit(values.cost)} − ${formatRinggit(values.rebate)}, not below RM0`,
      formatRinggit(payback.outlay),
    ),
    step(
      'Until it has paid for itself',
      `savings of each year added up: output × (1 − ${formatRate(values.ageing)}), prices × (1 + ${formatRate(values.rise)}) a year`,
      payback.paybackMonths === null ? 'not within the years counted' : timeText(payback.paybackMonths),
    ),
  ]
}

/** How long a home solar system takes to pay for itself. */
export const solarPaybackCalculator = defineCalculator({
  id: 'solar-payback',
  title: 'Solar payback',
  purpose: 'How long a home solar system takes to pay for itself, and what it has saved you in the end.',
  group: 'planning',
  fields: solarFields,
  work,
  assumptions: [
    `${scheme.name} in Peninsular Malaysia: power sold is credited within the month, nothing is carried on or paid out.`,
    'Sabah and Sarawak run their own schemes, which are not counted (general knowledge).',
    'Hours of sun, performance and the prices shown at first are general knowledge: take yours from the offer and the bill.',
    'Simple payback: what the money would earn elsewhere, and interest on a loan for it, are not counted.',
    `The contract of the scheme runs for ${scheme.contractYears} years; later years assume that its terms go on.`,
  ],
  rounding: 'What each year saves is rounded half up to the sen; the payback is rounded up to whole months.',
  sources: [
    ...(schemeSource === null ? [] : [schemeSource]),
    {
      title: 'MESA, from NEM to Solar ATAP',
      url: 'https://mesa.org.my/?p=33828',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => null,
  related: [],
})
