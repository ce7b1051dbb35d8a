import type { Category, Evaluation, SortValue } from '@/lib/domain/categories/category'
import { type CurrentAccount, currentAccountTable } from '@/lib/domain/categories/current-account/figures'
import { defineCategory } from '@/lib/domain/categories/define-category'
import { type Figure, freshness } from '@/lib/domain/figures/figure'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { formatRinggit, ringgit, roundSen, type Sen, sen } from '@/lib/domain/values/money'
import { type BasisPoints, basisPoints, formatAnnualRate, toFraction } from '@/lib/domain/values/rate'
import { fakeAccount, flatRate, known } from './fake-account'
import { type FakeScenario, fakeOwnFields, fakeScenario, personalOwnFields, personalScenario } from './fake-scenario'

/** What a bank takes a year for statements on paper. */
const paperFee = ringgit(24)

function amountOf(figure: Figure<Sen>): Sen | null {
  if (figure.state === 'known') return figure.value
  return figure.state === 'none' ? sen(0) : null
}

function rateOf(account: CurrentAccount): BasisPoints | null {
  if (account.rate.state === 'known') return account.rate.value.bands[0]?.rate ?? null
  return account.rate.state === 'none' ? basisPoints(0) : null
}

function sortValue(value: Sen | null, stale: boolean): SortValue {
  if (value === null) return { state: 'missing', words: null }
  return { state: stale ? 'stale' : 'known', value, words: null }
}

function takesOf(account: CurrentAccount, { transfers, salary, statements }: FakeScenario): Sen | null {
  const service = salary ? sen(0) : amountOf(account.halfYearlyServiceCharge)
  const transfer = amountOf(account.interbankTransferFee)
  if (service === null || transfer === null) return null
  return roundSen(service * 2 + transfer * transfers * 12 + (statements === 'paper' ? paperFee : 0))
}

function evaluate(account: CurrentAccount, scenario: FakeScenario, today: IsoDate): Evaluation {
  const { balance, tax } = scenario
  const rate = rateOf(account)
  const gives = rate === null ? null : roundSen(balance * toFraction(rate) * (1 - toFraction(tax)))
  const takes = takesOf(account, scenario)
  const kept = gives === null || takes === null ? null : sen(gives - takes)
  const stale = freshness(account.rate, account.sources, 'rate', today) === 'stale'
  const state = kept === null ? 'missing' : stale ? 'stale' : 'fresh'
  const checkedOn = account.sources.page?.checkedOn ?? null
  return {
    sortValues: {
      kept: sortValue(kept, stale),
      takes: sortValue(takes, stale),
      opening: sortValue(amountOf(account.openingDeposit), stale),
    },
    balance: gives === null || takes === null ? null : { takes, gives },
    headline: {
      value: kept === null ? 'Not published' : formatRinggit(kept),
      unit: 'a year',
      basis: `for ${formatRinggit(balance)}`,
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
    conditions: account.newToBankOnly ? [{ label: 'New customers only', tone: 'warn' }] : [],
    steps: kept === null ? [] : [{ label: 'Kept', formula: `${gives} − ${takes}`, result: formatRinggit(kept) }],
  }
}

/** How its orders print what they read. */
const inRinggit = { print: (value: number) => formatRinggit(sen(value)), missing: 'Not published' }

/** A small category with every kind of field, facet and preset, for tests of the list engine. */
export const fakeCategory: Category = defineCategory({
  id: 'current-account',
  path: '/bank-account/current-account',
  title: 'Current accounts',
  singular: 'current account',
  plural: 'current accounts',
  lede: 'Ranked by what you keep.',
  table: currentAccountTable,
  scenario: fakeScenario,
  scenarioTitle: 'How you use it',
  sentence: 'I keep {balance} for {term} and make {transfers} a month.',
  scenarioText: ({ balance }) => `${formatRinggit(balance)} for a year`,
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
      name: 'kept in a year',
      better: 'higher',
      basis: ({ balance }) => `Return less fees on ${formatRinggit(balance)}`,
      ...inRinggit,
      weightLabel: 'What you keep',
      defaultWeight: 3,
    },
    {
      id: 'takes',
      label: 'Fees in a year',
      name: 'fees in a year',
      better: 'lower',
      basis: () => 'Fees in a year',
      ...inRinggit,
      weightLabel: 'What it takes',
      defaultWeight: 1,
    },
    {
      id: 'opening',
      label: 'Opening deposit',
      name: 'opening deposit',
      better: 'lower',
      basis: () => 'Least to open it with',
      ...inRinggit,
      weightLabel: null,
      defaultWeight: 0,
    },
  ],
  headlineSort: 'kept',
  variants: [{ slug: 'basic', title: 'Basic accounts', lede: 'For everyone.', selection: { has: ['basic'] } }],
  is: (product): product is CurrentAccount => product.category === 'current-account',
  evaluate,
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
            reads: ['newToBank'],
            check: ({ newToBank }) => (newToBank === null ? 'cannot-tell' : newToBank ? 'pass' : 'fail'),
          },
        ]
      : [],
  ownFields: fakeOwnFields,
  ownProduct: ({ rate, fee, cheques }, today) =>
    fakeAccount({
      slug: 'own',
      name: 'What you have now',
      checkedOn: today,
      rate: flatRate(rate),
      halfYearlyServiceCharge: known(fee),
      chequeBook: cheques,
    }),
  rankedFigures: (account) => [{ figure: account.rate, life: 'rate' }],
})

/** The same, where one of the fields says something about the person. */
export const personalCategory: Category = {
  ...fakeCategory,
  scenario: personalScenario,
  ownFields: personalOwnFields,
  personal: true,
}
