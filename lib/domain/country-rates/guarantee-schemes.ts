import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** What a guarantee scheme asks of a business, as a bank that lends under it publishes the terms. */
export interface SchemeRules {
  /** The least part that Malaysians hold. */
  readonly malaysianPart: BasisPoints
  /** The least years in business; 0: the scheme names none. */
  readonly years: number
  /** Only for SMEs by the national definition. */
  readonly smeOnly: boolean
  /** The most sales in a year where it goes beyond SMEs; null: none is named. */
  readonly mostTurnover: Sen | null
  /** Whether it covers money that replaces older borrowing. */
  readonly refinances: boolean
}

const checkedOn = isoDate('2026-11-20')
const half = basisPoints(5_100)

/** The rules of a scheme as they are known today: since when each holds was not found. */
function scheme(value: SchemeRules, source: { readonly title: string; readonly url: string }): DatedList<SchemeRules> {
  return [
    {
      from: isoDate('2023-01-01'),
      value,
      source: { ...source, checkedOn },
      standing: 'unsure',
      note: 'Read at a bank that lends under the scheme. The day from which these terms count is not known.',
    },
  ]
}

const ambankCgc = 'https://www.ambankgroup.com/eng/Business/Financing/CreditGuaranteeSchemes'
const forSmes = { malaysianPart: half, years: 0, smeOnly: true, mostTurnover: null, refinances: true }

/**
 * The schemes that guarantee what businesses borrow, each with its rules by date. Nothing was read on refinancing under CGC.
 */
export const guaranteeSchemes = {
  sjpp: scheme(
    { ...forSmes, years: 3, refinances: false },
    {
      title: 'Hong Leong Bank, SJPP guarantee schemes',
      url: 'https://www.hlb.com.my/en/business-banking/business-and-corporate-banking/sme-schemes/scheme/syarikat-jaminan-pembiayaan-perniagaan.html',
    },
  ),
  ggsm: scheme(
    { malaysianPart: half, years: 0, smeOnly: false, mostTurnover: ringgit(500_000_000), refinances: false },
    {
      title: 'AmBank, Government Guarantee Scheme MADANI',
      url: 'https://ambankgroup.com/products-and-services/business/financing/guarantee-schemes/syarikat-jaminan-pembiayaan-perniagaan-(sjpp)-guarantee-schemes',
    },
  ),
  'cgc-bizjamin': scheme(forSmes, { title: 'AmBank, CGC BizJamin', url: ambankCgc }),
  'cgc-flexi': scheme(forSmes, { title: 'AmBank, CGC Flexi Guarantee Scheme', url: ambankCgc }),
} as const satisfies Readonly<Record<string, DatedList<SchemeRules>>>
