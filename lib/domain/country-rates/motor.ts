import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

export const vehicleKinds = ['private-car', 'motorcycle', 'commercial'] as const
export type VehicleKind = (typeof vehicleKinds)[number]

const scale = (...rates: readonly number[]): readonly BasisPoints[] => rates.map(basisPoints)

/**
 * No-claim discount (NCD) by whole years without a claim, the first entry being none; more years than the list holds
 * earn its last entry.
 */
export const noClaimDiscounts: DatedList<Readonly<Record<VehicleKind, readonly BasisPoints[]>>> = [
  {
    from: isoDate('2014-01-01'),
    value: {
      'private-car': scale(0, 2500, 3000, 3833, 4500, 5500),
      motorcycle: scale(0, 1500, 2000, 2500),
      commercial: scale(0, 1500, 2000, 2500),
    },
    source: {
      title: 'Stereng, no-claim discount',
      url: 'https://stereng.my/guides/insurance/ncd',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'Two guides agree on cars; the scale for motorcycles is from one. The day it began is common knowledge.',
  },
]

/** Where a car is insured: the tariff differs across the South China Sea. */
export const motorRegions = ['peninsular', 'east'] as const
export type MotorRegion = (typeof motorRegions)[number]

/** Comprehensive premium of a private car: the first RM1,000 of cover by engine size, then for each further RM1,000. */
export interface MotorTariff {
  readonly bands: readonly { readonly upToCc: number | null; readonly firstThousand: Sen }[]
  readonly furtherThousand: Sen
}

const ccLimits = [1400, 1650, 2200, 3050, 4100, 4250, 4400, null] as const

function tariff(first: readonly number[], further: number): MotorTariff {
  return {
    bands: ccLimits.map((upToCc, index) => ({ upToCc, firstThousand: ringgit(first[index] ?? 0) })),
    furtherThousand: ringgit(further),
  }
}

/** The tariff of 2014: a guide only, since insurers have set their own prices after 2016. */
export const motorTariffs: Readonly<Record<MotorRegion, DatedList<MotorTariff>>> = {
  east: [
    {
      from: isoDate('2014-01-16'),
      value: tariff([190.2, 213.1, 236.1, 258.1, 281.1, 303.1, 326.1, 348.1], 20.3),
      source: {
        title: 'Cheah Thim Fook, motor tariff 2014 for East Malaysia',
        url: 'http://cheahthimfook.com/motor-insurance-tariff-2014-east-malaysia',
        checkedOn: isoDate('2026-11-20'),
      },
      standing: 'reported',
      note: 'Prices have been free since 2016 and 2017, so a real quote differs. The day it began is common knowledge.',
    },
  ],
  peninsular: [
    {
      from: isoDate('2014-01-16'),
      value: tariff([273.8, 305.5, 339.1, 372.6, 404.3, 436, 469.6, 501.3], 26),
      source: null,
      standing: 'unsure',
      note: 'The table is common knowledge, not read in a source: check it before relying on it. Prices have been free since 2016 and 2017, so a real quote differs.',
    },
  ],
}
