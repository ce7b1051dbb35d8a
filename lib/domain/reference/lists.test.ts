import { describe, expect, it, test } from 'vitest'
import { bloodTypes } from './blood-types'
import { businessNatures } from './business-natures'
import { countries } from './countries'
import { currencies } from './currencies'
import { educationLevels } from './education-levels'
import type { ReferenceEntry } from './entry'
import { nationalities } from './nationalities'
import { occupationGroups } from './occupation-groups'
import { states } from './states'

const lists: readonly (readonly [string, readonly ReferenceEntry[], number])[] = [
  ['countries', countries, 242],
  ['nationalities', nationalities, 242],
  ['states', states, 16],
  ['occupation groups', occupationGroups, 14],
  ['business natures', businessNatures, 21],
  ['currencies', currencies, 30],
  ['education levels', educationLevels, 13],
  ['blood types', bloodTypes, 9],
]

test.each(lists)('%s: as many as their source has, each code and each name once', (_what, list, count) => {
  expect(list).toHaveLength(count)
  expect(new Set(list.map(({ code }) => code)).size).toBe(count)
  expect(new Set(list.map(({ label }) => label)).size).toBe(count)
})

/** ISO 3166-1 alpha-2, all that are assigned. */
const official = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC',
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD',
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH',
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW',
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC',
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY',
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '))

describe('countries and nationalities', () => {
  it('begin with Malaysia and go on by the name of the country', () => {
    expect([countries[0]?.label, countries[1]?.label, countries.at(-1)?.label]).toEqual([
      'Malaysia',
      'Afghanistan',
      'Zimbabwe',
    ])
    expect(nationalities.map(({ code }) => code)).toEqual(countries.map(({ code }) => code))
    expect(nationalities.slice(0, 2).map(({ label }) => label)).toEqual(['Malaysian', 'Citizen of Afghanistan'])
  })

  it('have every code of ISO 3166-1, but for those where nobody lives', () => {
    const listed = new Set(countries.map(({ code }) => code))
    expect(official).toHaveLength(249)
    expect(official.filter((code) => !listed.has(code))).toEqual(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])
  })
})

describe('currencies', () => {
  it('have the ringgit first, and no smaller unit where ISO 4217 has none', () => {
    expect(currencies[0]).toEqual({ code: 'MYR', label: 'Malaysian ringgit', decimals: 2 })
    expect(currencies.filter(({ decimals }) => decimals === 0).map(({ code }) => code)).toEqual(['JPY', 'KRW', 'VND'])
    const known = new Set(Intl.supportedValuesOf('currency'))
    expect(currencies.filter(({ code }) => !known.has(code))).toEqual([])
  })
})
