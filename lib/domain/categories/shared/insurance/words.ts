import type { FactSentences } from '../../../figures/row'
import type { ClaimsPaid } from '../../../products/issuer'
import type { Words } from '../../../products/words'
import { formatRinggit, type Sen } from '../../../values/money'
import { type BasisPoints, basisPoints, formatRate } from '../../../values/rate'
import { capitalised, counted } from '../../../values/words'

const whole = 10_000

/** The operator’s fee in some years of the certificate. */
interface YearsPart {
  readonly fromYear: number
  readonly toYear: number | null
  readonly part: BasisPoints
}

function yearsOfPart({ fromYear, toYear }: YearsPart): string {
  if (toYear === null) return `from year ${fromYear}`
  return fromYear === toYear ? `in year ${fromYear}` : `in years ${fromYear} to ${toYear}`
}

/** What the operator takes of a contribution and what goes to the fund: "wakalah fee 40%, tabarru’ 60% in year 1". */
function shareText(years: YearsPart): string {
  const fund = basisPoints(whole - years.part)
  return `wakalah fee ${formatRate(years.part, 'trim')}, tabarru’ ${formatRate(fund, 'trim')} ${yearsOfPart(years)}`
}

/** The least and the most of some prices: "RM28 to RM121"; of none, nothing. */
export function priceRange(all: readonly Sen[]): string {
  const prices = all.toSorted((a, b) => a - b)
  const [least, most] = [prices[0], prices.at(-1)]
  if (least === undefined || most === undefined) return ''
  return least === most ? formatRinggit(least) : `${formatRinggit(least)} to ${formatRinggit(most)}`
}

/** Words that insurance and takaful of every kind have in common. */
export const insuranceWords = {
  figures: {
    exclusions: { label: 'Not covered', none: 'No exclusions published' },
    priceChange: {
      label: 'Can the price table change?',
      options: { guaranteed: 'No, it is guaranteed', 'with-notice': 'Yes' },
    },
    freeLookDays: {
      label: 'Free-look period',
      none: 'None',
      print: (days: number) => `${counted(days, 'day', 'days')} to cancel for a full refund`,
    },
    stampDuty: {
      label: 'Stamp duty',
      none: 'Not charged to you',
      print: (duty: Sen) => `${formatRinggit(duty)}, once`,
    },
    wakalahFee: {
      label: 'Where the contribution goes',
      none: 'Does not apply',
      print: (parts: readonly YearsPart[]) => capitalised(parts.map(shareText).join('; ')),
      about: 'The operator’s fee as a part of the contribution, by year. A conventional policy has none.',
    },
    surplusPart: {
      label: 'Surplus shared with participants',
      none: 'Not shared',
      print: (part: BasisPoints) => `${formatRate(part, 'trim')} of any surplus in the risk fund`,
      about: 'The participants’ part. A conventional policy has none.',
    },
  },
  /** What a case that happens once would leave with the visitor. */
  claim: {
    atMost: (loss: Sen, limit: Sen) =>
      limit < loss
        ? `${formatRinggit(loss)}, at most ${formatRinggit(limit)}`
        : `${formatRinggit(loss)}, within the limit of ${formatRinggit(limit)}`,
    whole: (loss: Sen) => `${formatRinggit(loss)}, no limit`,
    notCovered: (loss: Sen) => `${formatRinggit(loss)}, not covered`,
    notPublished: (loss: Sen) => `${formatRinggit(loss)}, limit not published`,
    notKnown: 'not known',
    left: (left: string, loss: string) => `${left} of ${loss} left to you`,
    leftUnknown: 'what is left to you is not published',
    serviceTax: 'Service tax',
    stampDuty: 'Stamp duty',
    dutyDue: ({ policy }: Words) => `for each ${policy}`,
    dutyFree: (limit: Sen, { premium }: Words) => `none on a ${premium} of ${formatRinggit(limit)} a year or less`,
    taxedPrice: 'Price with tax and duty',
    paid: 'Paid in your case',
    lossLabel: 'What your case costs',
    leftLabel: 'Left to you',
    total: 'Price and what is left to you',
    /** What stands under a price, or under the reason why there is none. */
    basis: {
      priced: (scenario: string) => `for ${scenario}`,
      refused: (scenario: string) => `not offered for ${scenario}`,
      unknown: (scenario: string) => `not ranked for ${scenario}`,
    },
    facts: {
      case: 'If it happens',
      priceAndLeft: 'price and what is left to you',
      paid: 'Paid in your case',
      notPublished: 'Not published',
      notOffered: 'Not offered',
    },
    sentences: {
      case: ({ value }) => `If it happens, you pay ${value} in total, the price included`,
    } satisfies FactSentences,
    sorts: {
      case: {
        label: 'Least to pay if it happens',
        name: 'price and what is left to you',
        basis: (scenario: string) => `The price and what your case leaves you to pay, for ${scenario}.`,
        weight: 'Little to pay if it happens',
      },
      price: {
        label: 'Lowest price',
        name: 'price',
        basis: (scenario: string) => `The price with tax and duty, for ${scenario}. It says nothing of what is paid.`,
        weight: 'A low price',
      },
      pays: {
        label: 'Most paid in your case',
        name: 'paid in your case',
        basis: (scenario: string) => `What is paid of your case, for ${scenario}. A limit above it adds nothing.`,
        weight: 'Much paid in your case',
      },
      missing: 'Not published',
    },
  },
  conditions: {
    notCovered: (items: readonly string[], more: number) =>
      `Not covered: ${items.join(', ')}${more === 0 ? '' : ` +${more}`}`,
    notCoveredSays: (items: readonly string[], more: number) =>
      `Not covered: ${items.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
    changeable: 'Price can change with notice',
    protection: (limit: Sen) => `Above the PIDM limit of ${formatRinggit(limit)}`,
  },
  groups: {
    notCovered: 'What is not covered',
    covered: 'What is covered',
    price: 'What it costs',
    keeping: 'Joining, keeping and leaving',
  },
  detail: {
    tax: 'Service tax',
    taxRate: (rate: BasisPoints) => `${formatRate(rate, 'trim')} on top`,
    duty: 'Stamp duty',
    dutyText: (duty: Sen, limit: Sen | null) =>
      limit === null ? formatRinggit(duty) : `${formatRinggit(duty)}, none up to ${formatRinggit(limit)} a year`,
    claims: 'Claims are paid by',
    claimsBy: (issuer: string, words: Words) =>
      words.kind === 'Islamic' ? `The participants’ risk fund, run by ${issuer}` : issuer,
    claimsPaid: {
      label: 'Claims paid',
      text: ({ part, year, basis }: Pick<ClaimsPaid, 'part' | 'year' | 'basis'>, { premium }: Words) =>
        `${formatRate(part, 'trim')} of ${basis === 'claims' ? 'claims' : `${premium}s`} in ${year}`,
      missing: ({ insurer }: Words) => `Not published by this ${insurer}`,
    },
    protection: 'Protected by PIDM',
    protectionPays: (limit: Sen) => `Up to ${formatRinggit(limit)} for death, as much for disability`,
    protectionWhole: 'All of what it owes for treatment',
    protectionNote: (checked: string) => `Limit checked ${checked}.`,
    unprotected: 'No',
    unprotectedNote: 'This company is not a member. Ask it what protects your family.',
  },
  sources: { checked: (publisher: string, checked: string) => `${publisher}, checked ${checked}.` },
}
