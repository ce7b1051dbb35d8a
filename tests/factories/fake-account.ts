import type { CurrentAccount } from '@/lib/domain/categories/current-account/figures'
import type { Figure, Source } from '@/lib/domain/figures/figure'
import type { Issuer } from '@/lib/domain/products/issuer'
import type { Product } from '@/lib/domain/products/product'
import { addDays, type IsoDate, isoDate } from '@/lib/domain/values/iso-date'
import { ringgit, sen } from '@/lib/domain/values/money'
import { type BasisPoints, basisPoints } from '@/lib/domain/values/rate'

export const fakeToday = isoDate('2026-11-20')

export const fakeIssuer: Issuer = {
  slug: 'bank-nusa',
  name: 'Bank Nusa',
  shortName: 'Nusa',
  code: 'BNUS',
  mark: 'island',
  colour: 'blue',
  kind: 'bank',
  depositProtection: true,
  invented: true,
}

function source(checkedOn: IsoDate): Source {
  return { kind: 'issuer-page', title: 'Product page', url: 'https://bank-nusa.example/account', checkedOn }
}

/** A published figure of a fake product, read on its page. */
export function known<T>(value: T): Figure<T> {
  return { state: 'known', value, source: 'page' }
}

/** What a test may say about a fake account; the rest is the same for all. `checkedOn` dates every figure. */
export interface FakeAccount extends Partial<Omit<CurrentAccount, 'sources'>> {
  readonly checkedOn?: IsoDate
}

/** A current account with no fee, no return and no rule, but for what is given. */
export function fakeAccount({ checkedOn = fakeToday, ...given }: FakeAccount = {}): CurrentAccount {
  const none = { state: 'none', source: 'page' } as const
  return {
    category: 'current-account',
    slug: 'plain',
    name: 'Plain Account',
    issuer: fakeIssuer,
    summary: 'A plain account.',
    shariah: null,
    sources: { page: source(checkedOn) },
    officialSource: 'page',
    disclosureSource: 'page',
    requirements: { minAge: none, maxAge: none, minMonthlyIncome: none, residencies: none, workerKinds: none },
    newToBankOnly: false,
    audience: [],
    channel: 'online-or-branch',
    promotion: null,
    documents: [],
    paid: 'none',
    sample: true,
    updatedOn: isoDate('2026-11-01'),
    rate: none,
    returnGuaranteed: true,
    openingDeposit: none,
    minimumBalance: none,
    halfYearlyServiceCharge: none,
    yearlyCardFee: none,
    chequeFee: none,
    stopChequeFee: none,
    standingInstructionFee: none,
    interbankTransferFee: none,
    overdraft: none,
    chequeBook: false,
    basicAccount: false,
    jointAllowed: none,
    ...given,
  }
}

/** A figure of one rate on the whole balance. */
export function flatRate(rate: BasisPoints): CurrentAccount['rate'] {
  return known({ method: 'whole-balance', bands: [{ upTo: null, rate }] })
}

/** So many accounts, the same for the same count: every facet, ties, some stale and some not published. */
export function fakeAccounts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, at) => {
    const mixed = (at * 7_919 + 13) % 1_009
    return fakeAccount({
      slug: `account-${at}`,
      name: `Account ${String.fromCharCode(65 + (mixed % 26))}${at % 5}`,
      shariah: mixed % 3 === 0 ? 'wadiah' : null,
      checkedOn: mixed % 11 === 0 ? addDays(fakeToday, -200) : addDays(fakeToday, -(mixed % 60)),
      rate: mixed % 13 === 0 ? { state: 'missing' } : flatRate(basisPoints(mixed % 40)),
      interbankTransferFee: mixed % 4 === 0 ? known(sen((mixed % 5) * 10)) : { state: 'none', source: 'page' },
      halfYearlyServiceCharge: mixed % 17 === 0 ? { state: 'missing' } : known(ringgit(mixed % 20)),
      openingDeposit: known(ringgit((mixed % 10) * 50)),
      newToBankOnly: mixed % 5 === 0,
      channel: mixed % 7 === 0 ? 'branch' : 'online',
      basicAccount: mixed % 6 === 0,
      chequeBook: mixed % 2 === 0,
      paid: mixed % 2 === 0 ? 'approval' : 'none',
    })
  })
}
