import { formatRinggit, sen } from '../../money'
import type { Situation, Sort } from '../category'
import type { SavingsScenario } from './scenario'

/** Orders of the savings list; the first is the default. */
export const savingsSorts: readonly Sort<SavingsScenario>[] = [
  {
    id: 'return',
    label: 'Ringgit a year after fees',
    better: 'higher',
    basis: (scenario) => `Return a year on ${formatRinggit(scenario.balance)} with your habits, less fees`,
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Not known',
    weightLabel: 'What it earns you',
    defaultWeight: 5,
  },
  {
    id: 'base',
    label: 'Return with no conditions',
    better: 'higher',
    basis: (scenario) => `Base return a year on ${formatRinggit(scenario.balance)}, no condition met`,
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Base rate not published',
    weightLabel: 'Earning without effort',
    defaultWeight: 2,
  },
  {
    id: 'fees',
    label: 'Lowest yearly fees',
    better: 'lower',
    basis: (scenario) => `Fees a year on ${formatRinggit(scenario.balance)}`,
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Not known',
    weightLabel: 'Low fees',
    defaultWeight: 1,
  },
  {
    id: 'opening',
    label: 'Lowest opening deposit',
    better: 'lower',
    basis: () => 'The least that opens the account',
    print: (value) => formatRinggit(sen(value)),
    missing: 'Opening deposit not published',
    weightLabel: null,
    defaultWeight: 0,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const savingsSituations: readonly Situation[] = [
  {
    id: 'most-for-habits',
    title: 'Earn the most for my habits',
    selection: {},
    sort: 'return',
    caution: {
      title: 'Will you keep it up every month?',
      text: 'A bonus is lost in a month in which its condition is missed. Compare the base rates too.',
    },
  },
  {
    id: 'no-effort',
    title: 'Leave it and forget it',
    selection: { effort: ['none'] },
    sort: 'base',
    caution: {
      title: 'Will you not need it for a year?',
      text: 'Money that can lie for months often earns more in a fixed deposit. An account left alone for a year can become dormant.',
    },
  },
  {
    id: 'no-fees',
    title: 'No fees, no minimum',
    selection: { without: ['minimum', 'card-fee'] },
    sort: 'return',
    caution: {
      title: 'Do you withdraw often?',
      text: 'Transfers and machines of other banks can still cost. See the free withdrawals on each page.',
    },
  },
  {
    id: 'children',
    title: 'For a child',
    selection: { audience: ['junior'] },
    sort: 'base',
    caution: {
      title: 'What happens when the child turns 18?',
      text: 'Most of these accounts turn into an ordinary one with a lower rate. Ask what it becomes.',
    },
  },
  {
    id: 'online',
    title: 'Open it today on my phone',
    selection: { channel: ['online'] },
    sort: 'return',
    caution: {
      title: 'How do you pay cash in?',
      text: 'Some banks on the phone take no cash. Check how money gets in and out before you move your salary.',
    },
  },
  {
    id: 'shariah',
    title: 'Shariah-compliant',
    selection: { kind: ['islamic'] },
    sort: 'return',
    caution: {
      title: 'Is the return promised?',
      text: 'Under qard and wadiah the return is hibah, a gift that the bank may give or not. The figure shown is what was paid last.',
    },
  },
]
