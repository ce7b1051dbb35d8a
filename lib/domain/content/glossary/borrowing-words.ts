import type { GlossaryGroup } from './entry'

/** Words of loans, financing and cards. */
export const borrowing: GlossaryGroup = {
  id: 'borrowing',
  title: 'Borrowing and cards',
  entries: [
    {
      id: 'effective-interest-rate',
      term: 'Effective interest rate (EIR)',
      meaning:
        'The yearly rate on what you still owe, with compulsory fees counted in. Because it is worked out in the same way for every loan, it is the rate to compare. Islamic financing calls it the effective profit rate.',
      source: null,
    },
    {
      id: 'flat-rate',
      term: 'Flat rate',
      meaning:
        'A rate on the amount you first borrowed, charged every year although you have paid part of it back. The effective rate is nearly twice as high: 5.50% flat over five years is an effective 10.01%. From 1 January 2027 banks may not calculate new personal financing in this way.',
      source: 'personalFinancing',
    },
    {
      id: 'reducing-balance',
      term: 'Reducing balance',
      meaning:
        'Charging each month, or each day, on what is still owed. The part of an instalment that goes to the charge shrinks as the debt does.',
      source: null,
    },
    {
      id: 'rule-of-78',
      term: 'Rule of 78',
      meaning:
        'A way to spread the charge of a flat-rate loan that puts most of it in the first months, so that leaving early saves less than you may think. From 1 January 2027 banks may not use it for new personal financing.',
      source: 'personalFinancing',
    },
    {
      id: 'instalment',
      term: 'Instalment',
      meaning: 'What you pay each month until the loan is paid back.',
      source: null,
    },
    {
      id: 'tenure',
      term: 'Tenure',
      meaning:
        'How long a loan or a deposit runs. For personal financing of banks it may not be longer than ten years from 1 January 2027.',
      source: 'personalFinancing',
    },
    {
      id: 'early-settlement',
      term: 'Early settlement',
      meaning:
        'Paying all that is left before the last instalment. Ask what you owe that day and whether a fee is added.',
      source: null,
    },
    {
      id: 'guarantor',
      term: 'Guarantor',
      meaning: 'Someone who signs to pay your debt if you do not.',
      source: null,
    },
    {
      id: 'debt-service-ratio',
      term: 'Debt service ratio (DSR)',
      meaning:
        'All your monthly commitments, the new one included, as a share of your net monthly income. Each bank sets its own limit.',
      source: 'homeLoans',
    },
    {
      id: 'margin-of-finance',
      term: 'Margin of finance',
      meaning: 'The part of a price or a value that the bank lends; the rest you pay yourself.',
      source: null,
    },
    {
      id: 'opr-and-sbr',
      term: 'OPR and SBR',
      meaning:
        'The Overnight Policy Rate is set by Bank Negara Malaysia. The Standardised Base Rate equals it, and new retail loans with a floating rate have been priced as SBR plus a spread since 1 August 2022.',
      source: 'standardisedBaseRate',
    },
    {
      id: 'guarantee-scheme',
      term: 'Guarantee scheme',
      meaning:
        'SJPP, CGC and the like pay a lender a part of what a business cannot repay. The business still owes all of it, and usually pays the yearly fee.',
      source: 'sjpp',
    },
    {
      id: 'moratorium',
      term: 'Moratorium',
      meaning:
        'First months in which nothing of the loan has to be paid back. Interest or profit runs on: it is paid each month or added to the loan, so these months make it dearer.',
      source: null,
    },
    {
      id: 'all-in-cost',
      term: 'All-in cost a year',
      meaning:
        'The yearly rate of every ringgit that comes in and goes out, whatever a business borrows by: fees at the start, of a guarantee and on the unused part of a line included.',
      source: null,
    },
    {
      id: 'finance-charge',
      term: 'Finance charge',
      meaning:
        'What a card costs on a balance that you do not pay in full: 15% a year after 12 of 12 payments on time, 17% after at least 10 of 12, 18% otherwise. An Islamic card has a profit charge in its place.',
      source: 'cardFees',
    },
    {
      id: 'interest-free-period',
      term: 'Interest-free period',
      meaning:
        '20 days from the statement date in which what you spent costs nothing more. It applies only when the statement before was paid in full.',
      source: 'cardFees',
    },
    {
      id: 'minimum-payment',
      term: 'Minimum payment',
      meaning:
        'The least to pay each month: 5% of the balance with taxes and instalments due, or RM50 if that is more. Paying only this makes a debt last for years.',
      source: 'cardFees',
    },
    {
      id: 'late-charge',
      term: 'Late charge',
      meaning: '1% of what is unpaid, at least RM10 and at most RM100, when the minimum is not paid by the due date.',
      source: 'cardFees',
    },
    {
      id: 'service-tax',
      term: 'Service tax on cards',
      meaning: 'RM25 a year for each card, main or supplementary. Some banks pay it for you.',
      source: 'cardFees',
    },
    {
      id: 'card-income',
      term: 'Income rules for cards',
      meaning:
        'A main card needs an income of at least RM24,000 a year. With RM36,000 a year or less you may hold cards of at most two issuers, each with a limit of at most twice your monthly income.',
      source: 'cardRules',
    },
    {
      id: 'cap',
      term: 'Cap',
      meaning:
        'The most that a reward or a bonus pays in a month. What you spend or keep above it earns nothing extra.',
      source: null,
    },
    {
      id: 'minimum-spend',
      term: 'Minimum spend',
      meaning: 'What you must charge to a card in a month before its better rate counts.',
      source: null,
    },
    {
      id: 'balance-transfer',
      term: 'Balance transfer',
      meaning:
        'Moving what you owe on one card to another that charges less for some months, often for a one-off fee. What is left at the end goes back to the normal rate.',
      source: 'balanceTransfer',
    },
    {
      id: 'cash-advance',
      term: 'Cash advance',
      meaning: 'Cash drawn on a card. It is charged from the first day and usually has a fee of its own.',
      source: null,
    },
    {
      id: 'overseas-fee',
      term: 'Fee on spending abroad',
      meaning: "About 1% on top of the card network's exchange rate on many cards.",
      source: 'cardFees',
    },
  ],
}
