import { type Category, defineCategory, type Score, type Weighing } from '@/lib/domain/categories/category'
import { type Figure, freshness } from '@/lib/domain/figure'
import type { IsoDate } from '@/lib/domain/iso-date'
import { formatRinggit, roundSen, type Sen, sen } from '@/lib/domain/money'
import type { CurrentAccount } from '@/lib/domain/products/current-account'
import { type BasisPoints, basisPoints, formatAnnualRate, toFraction } from '@/lib/domain/rate'
import { fakeAccount, flatRate, known } from './fake-account'

function amountOf(figure: Figure<Sen>): Sen | null {
  if (figure.state === 'known') return figure.value
  return figure.state === 'none' ? sen(0) : null
}

function rateOf(account: CurrentAccount): BasisPoints | null {
  if (account.rate.state === 'known') return account.rate.value.bands[0]?.rate ?? null
  return account.rate.state === 'none' ? basisPoints(0) : null
}

function score(value: Sen | null, stale: boolean): Score {
  if (value === null) return { state: 'missing', text: 'Not published' }
  return { state: stale ? 'stale' : 'known', value, text: formatRinggit(value) }
}

function weigh(account: CurrentAccount, assumptions: Readonly<Record<string, number>>, today: IsoDate): Weighing {
  const { balance = 0, transfers = 0, salary = 0 } = assumptions
  const rate = rateOf(account)
  const service = salary === 1 ? sen(0) : amountOf(account.halfYearlyServiceCharge)
  const transfer = amountOf(account.interbankTransferFee)
  const gives = rate === null ? null : roundSen(balance * toFraction(rate))
  const takes = service === null || transfer === null ? null : roundSen(service * 2 + transfer * transfers * 12)
  const kept = gives === null || takes === null ? null : sen(gives - takes)
  const stale = freshness(account.rate, account.sources, 'rate', today) === 'stale'
  const state = kept === null ? 'missing' : stale ? 'stale' : 'fresh'
  const checkedOn = account.sources.page?.checkedOn ?? null
  return {
    hero: {
      value: kept === null ? 'Not published' : formatRinggit(kept),
      unit: 'a year',
      basis: `for ${formatRinggit(sen(balance))}`,
      tone: kept !== null && kept < 0 ? 'cost' : 'gain',
      state,
      checkedOn,
    },
    facts: [
      {
        id: 'rate',
        label: account.shariah === null ? 'Interest' : 'Profit',
        value: rate === null ? 'Not published' : formatAnnualRate(rate),
        note: null,
        state,
        checkedOn,
      },
    ],
    balance: gives === null || takes === null ? null : { takes, gives },
    chips: account.newToBankOnly ? [{ label: 'New customers only', tone: 'warn' }] : [],
    steps: kept === null ? [] : [{ label: 'Kept', formula: `${gives} − ${takes}`, result: formatRinggit(kept) }],
    scores: {
      kept: score(kept, stale),
      takes: score(takes, stale),
      opening: score(amountOf(account.openingDeposit), stale),
    },
  }
}

/** A small category with every kind of field, facet and preset, for tests of the list engine. */
export const fakeCategory: Category = defineCategory<CurrentAccount>({
  id: 'current-account',
  path: '/bank-account/current-account',
  title: 'Current accounts',
  singular: 'current account',
  plural: 'current accounts',
  lede: 'Ranked by what you keep.',
  caseTitle: 'How you use it',
  caseText: ({ balance = 0 }) => `${formatRinggit(sen(balance))} for a year`,
  fields: [
    {
      name: 'balance',
      label: 'Balance',
      kind: 'money',
      default: 500_000,
      min: 10_000,
      max: 100_000_000,
      reason: 'Accounts here take RM100 to RM1 million.',
      hint: null,
    },
    {
      name: 'term',
      label: 'Time',
      kind: 'months',
      default: 12,
      min: 1,
      max: 60,
      reason: 'Figures hold for five years at most.',
      hint: null,
    },
    {
      name: 'transfers',
      label: 'Transfers a month',
      kind: 'count',
      default: 2,
      min: 0,
      max: 100,
      reason: 'More is a business account.',
      hint: null,
    },
    { name: 'salary', label: 'Salary paid in', kind: 'yes-no', default: 1, min: 0, max: 1, reason: '', hint: null },
    { name: 'student', label: 'Student', kind: 'yes-no', default: 0, min: 0, max: 1, reason: '', hint: null },
  ],
  facets: [
    {
      id: 'kind',
      legend: 'Kind',
      mode: 'any',
      options: [
        { value: 'conventional', label: 'Conventional', matches: (account) => account.shariah === null },
        { value: 'islamic', label: 'Islamic', matches: (account) => account.shariah !== null },
      ],
    },
    {
      id: 'has',
      legend: 'Has',
      mode: 'all',
      options: [
        { value: 'cheque-book', label: 'Cheque book', matches: (account) => account.chequeBook },
        { value: 'basic', label: 'Basic account', matches: (account) => account.basicAccount },
        {
          value: 'offer',
          label: 'Offer in run',
          matches: (account, today) => (account.promotion?.start ?? '9') <= today,
        },
      ],
    },
    {
      id: 'without',
      legend: 'Leave out',
      mode: 'leave-out',
      options: [
        { value: 'new-only', label: 'New customers only', matches: (account) => account.newToBankOnly },
        { value: 'branch', label: 'Branch only', matches: (account) => account.channel === 'branch' },
        { value: 'paying', label: 'Products that pay us', matches: (account) => account.paid !== 'none' },
      ],
    },
  ],
  situations: [
    {
      id: 'no-fees',
      title: 'No fees',
      selection: { without: ['new-only'] },
      sort: 'takes',
      caution: { title: 'Watch the balance', text: 'A fee may come back when the balance falls.' },
    },
    { id: 'islamic', title: 'Islamic', selection: { kind: ['islamic'] }, sort: null, caution: null },
  ],
  sorts: [
    {
      id: 'kept',
      label: 'What you keep in a year',
      better: 'higher',
      basis: ({ balance = 0 }) => `Return less fees on ${formatRinggit(sen(balance))}`,
      weightLabel: 'What you keep',
      defaultWeight: 3,
    },
    {
      id: 'takes',
      label: 'Fees in a year',
      better: 'lower',
      basis: () => 'Fees in a year',
      weightLabel: 'What it takes',
      defaultWeight: 1,
    },
    {
      id: 'opening',
      label: 'Opening deposit',
      better: 'lower',
      basis: () => 'Least to open it with',
      weightLabel: null,
      defaultWeight: 0,
    },
  ],
  variants: [{ slug: 'basic', title: 'Basic accounts', lede: 'For everyone.', selection: { has: ['basic'] } }],
  is: (product): product is CurrentAccount => product.category === 'current-account',
  weigh,
  detail: (account) => [
    {
      title: account.shariah === null ? 'Interest' : 'Profit',
      rows: [
        {
          id: 'opening',
          label: 'Opening deposit',
          value: formatRinggit(amountOf(account.openingDeposit) ?? sen(0)),
          note: null,
          state: 'fresh',
          source: 'page',
          checkedOn: account.sources.page?.checkedOn ?? null,
        },
      ],
    },
    ...(account.chequeBook
      ? [
          {
            title: 'Cheques',
            rows: [
              {
                id: 'cheque-fee',
                label: 'A cheque',
                value: 'RM0.15',
                note: null,
                state: 'fresh',
                source: 'page',
                checkedOn: null,
              },
            ] as const,
          },
        ]
      : []),
  ],
  rules: (account) =>
    account.basicAccount
      ? [
          {
            id: 'one-only',
            label: 'Your only account here',
            source: { kind: 'product', key: 'page' },
            check: ({ newToBank }) => (newToBank === null ? 'cannot-tell' : newToBank ? 'pass' : 'fail'),
          },
        ]
      : [],
  ownFields: [
    {
      name: 'rate',
      label: 'Your rate',
      kind: 'count',
      default: 25,
      min: 0,
      max: 1_000,
      reason: 'In points.',
      hint: null,
    },
    { name: 'fee', label: 'Your fee', kind: 'money', default: 0, min: 0, max: 100_000, reason: 'A year.', hint: null },
    { name: 'cheques', label: 'Cheque book', kind: 'yes-no', default: 1, min: 0, max: 1, reason: '', hint: null },
  ],
  ownProduct: ({ rate = 0, fee = 0, cheques = 0 }, today) =>
    fakeAccount({
      slug: 'own',
      name: 'What you have now',
      checkedOn: today,
      rate: flatRate(basisPoints(rate)),
      halfYearlyServiceCharge: known(sen(fee)),
      chequeBook: cheques === 1,
    }),
  rankedFigures: (account) => [{ figure: account.rate, life: 'rate' }],
})
