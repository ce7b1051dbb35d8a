import type { GlossaryGroup } from './entry'

/** Words of accounts and deposits. */
export const keeping: GlossaryGroup = {
  id: 'keeping',
  title: 'Accounts and deposits',
  entries: [
    {
      id: 'pidm',
      term: 'PIDM',
      meaning:
        'Perbadanan Insurans Deposit Malaysia, which protects deposits at member banks: up to RM250,000 for each depositor at each bank, return included, free and without asking. Conventional and Islamic deposits are counted apart.',
      source: 'pidm',
    },
    {
      id: 'base-rate',
      term: 'Base rate of an account',
      meaning: 'What a savings account pays whatever you do, before any bonus.',
      source: null,
    },
    {
      id: 'bonus-rate',
      term: 'Bonus rate',
      meaning:
        'An extra rate while you meet a condition, such as crediting your salary or spending on a card. In a month in which you miss it, only the base rate is paid.',
      source: null,
    },
    {
      id: 'tiers',
      term: 'Tiers',
      meaning:
        'Rates that depend on the balance. With incremental tiers each slice earns its own rate; with whole-balance tiers the band that you reach earns on all of it.',
      source: null,
    },
    {
      id: 'daily-balance',
      term: 'Daily accrual',
      meaning:
        'Most accounts calculate what they owe you each day on the balance at its end, and pay it daily, monthly or half-yearly.',
      source: 'dailyInterest',
    },
    {
      id: 'effective-yearly-rate',
      term: 'Effective yearly rate of a deposit',
      meaning:
        'What all the money you place earns in a year, a tied purchase and its charge included. Two deposits can be compared on it even when their terms differ.',
      source: null,
    },
    {
      id: 'board-rate',
      term: 'Board rate',
      meaning: "A bank's normal rate for a term, without a promotion. Deposits usually renew at it.",
      source: null,
    },
    {
      id: 'promotional-rate',
      term: 'Promotional rate',
      meaning: 'A rate for a limited time, often with conditions. After it the board rate applies.',
      source: null,
    },
    {
      id: 'fresh-funds',
      term: 'Fresh funds',
      meaning: 'Money that comes from outside the bank, not from another account there.',
      source: null,
    },
    {
      id: 'tied-purchase',
      term: 'Tied purchase',
      meaning:
        'Something you must buy or fund to get a rate, such as a unit trust, insurance or takaful, or a share in a savings account. We count what it costs and earns.',
      source: null,
    },
    {
      id: 'early-withdrawal',
      term: 'Early withdrawal',
      meaning:
        'Taking a fixed deposit out before its end. Some banks then pay nothing; under an older rule nothing in the first three months and half the rate after that.',
      source: 'fixedDeposit',
    },
    {
      id: 'maturity',
      term: 'Maturity',
      meaning: 'The day on which a deposit ends and its return is paid.',
      source: null,
    },
    {
      id: 'day-count',
      term: 'Day count',
      meaning:
        'The days that a rate is spread over: amount × rate × days ÷ 365. Some banks divide by 366 in a leap year.',
      source: 'dailyInterest',
    },
    {
      id: 'dormant-account',
      term: 'Dormant account',
      meaning:
        'An account that nobody has used for a year. A yearly fee may be taken, and it must be woken before use.',
      source: null,
    },
    {
      id: 'overdraft',
      term: 'Overdraft, or cash line',
      meaning:
        'Permission to draw a current account below zero, charged by the day. The Islamic form is called a cash line.',
      source: null,
    },
    {
      id: 'service-charge',
      term: 'Service charge',
      meaning: 'A half-yearly fee of current accounts, often only when the balance falls below a limit.',
      source: null,
    },
  ],
}
