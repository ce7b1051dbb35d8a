import { type StateCode, states } from '@/lib/domain/reference/states'

/** Places of birth on MyKad, by state: digits 7 and 8 (National Registration Department). */
const inMalaysia: Readonly<Record<StateCode, string>> = {
  '01': '01 21 22 23 24',
  '02': '02 25 26 27',
  '03': '03 28 29',
  '04': '04 30',
  '05': '05 31 59',
  '06': '06 32 33',
  '07': '07 34 35',
  '08': '08 36 37 38 39',
  '09': '09 40',
  '10': '10 41 42 43 44',
  '11': '11 45 46',
  '12': '12 47 48 49',
  '13': '13 50 51 52 53',
  '14': '14 54 55 56 57',
  '15': '15 58',
  '16': '16',
}

/** The same beyond: countries, regions, and where it is not known. */
const elsewhere = {
  '60': 'Brunei',
  '61': 'Indonesia',
  '62': 'Cambodia',
  '63': 'Laos',
  '64': 'Myanmar',
  '65': 'Philippines',
  '66': 'Singapore',
  '67': 'Thailand',
  '68': 'Vietnam',
  '71': 'Outside Malaysia',
  '72': 'Outside Malaysia',
  '74': 'China',
  '75': 'India',
  '76': 'Pakistan',
  '77': 'Saudi Arabia',
  '78': 'Sri Lanka',
  '79': 'Bangladesh',
  '82': 'Malaysia, state not known',
  '83': 'Australia, New Zealand or Oceania',
  '84': 'South America',
  '85': 'Africa',
  '86': 'Western Europe',
  '87': 'United Kingdom or Ireland',
  '88': 'Middle East',
  '89': 'Japan, Korea or Taiwan',
  '90': 'Central America or the Caribbean',
  '91': 'Canada, the United States or Greenland',
  '92': 'Eastern Europe or Russia',
  '93': 'Elsewhere in Asia',
  '98': 'Stateless',
  '99': 'Not stated',
} as const

/** Every place of birth that a MyKad number may name, by its two digits. */
export const mykadBirthplaces: ReadonlyMap<string, string> = new Map([
  ...states.flatMap(({ code, label }) => inMalaysia[code].split(' ').map((digits) => [digits, label] as const)),
  ...Object.entries(elsewhere),
])
