export type HubPath = '/bank' | '/bank-account' | '/loan' | '/insurance' | '/investment'

/** A page above some lists. Each category says on which it stands. */
export interface Hub {
  readonly path: HubPath
  readonly title: string
  /** Title for search engines, which see it without its surroundings. */
  readonly searchTitle: string
  readonly lede: string
  /** Terms that help here, by their place in the glossary. */
  readonly terms: readonly { readonly id: string; readonly label: string }[]
  /** Guides and articles that help to choose among these lists; absent: none. */
  readonly guides?: readonly { readonly href: string; readonly label: string; readonly about: string }[]
}

/** Every page above some lists. */
export const hubs: readonly Hub[] = [
  {
    path: '/bank',
    title: 'Bank',
    searchTitle: 'Bank accounts, cards and loans in Malaysia compared',
    lede: 'What banks in Malaysia offer for everyday money: accounts to keep it in, cards to spend with and loans to borrow it.',
    terms: [
      { id: 'effective-interest-rate', label: 'effective interest rate' },
      { id: 'finance-charge', label: 'finance charge' },
      { id: 'pidm', label: 'PIDM' },
      { id: 'hibah', label: 'hibah' },
      { id: 'new-to-bank', label: 'new to bank' },
    ],
  },
  {
    path: '/bank-account',
    title: 'Bank accounts',
    searchTitle: 'Savings and current accounts in Malaysia compared',
    lede: 'Savings accounts to earn on what you keep, current accounts to pay from: what each leaves you in a year, after fees.',
    terms: [
      { id: 'base-rate', label: 'base rate' },
      { id: 'bonus-rate', label: 'bonus rate' },
      { id: 'tiers', label: 'tiers' },
      { id: 'pidm', label: 'PIDM' },
      { id: 'hibah', label: 'hibah' },
      { id: 'overdraft', label: 'overdraft' },
    ],
  },
  {
    path: '/loan',
    title: 'Loans',
    searchTitle: 'Loans and financing in Malaysia compared',
    lede: 'Borrow for less, for yourself or your business: loans and Islamic financing by the total you repay, with the effective rate beside every quoted one.',
    terms: [
      { id: 'effective-interest-rate', label: 'effective interest rate' },
      { id: 'flat-rate', label: 'flat rate' },
      { id: 'rule-of-78', label: 'Rule of 78' },
      { id: 'ibra', label: 'ibra’' },
      { id: 'tawarruq', label: 'tawarruq' },
      { id: 'debt-service-ratio', label: 'debt service ratio' },
      { id: 'opr-and-sbr', label: 'Standardised Base Rate' },
      { id: 'margin-of-finance', label: 'margin of finance' },
      { id: 'guarantee-scheme', label: 'guarantee scheme' },
      { id: 'moratorium', label: 'moratorium' },
    ],
    guides: [
      {
        href: '/blog/flat-rate-and-effective-rate',
        label: 'Flat rate and effective rate',
        about: 'Why a loan at 5.5% flat costs about 10% a year, and how to turn one rate into the other.',
      },
      {
        href: '/financial-hub/guides/buying-a-car',
        label: 'Buying a car',
        about: 'How to read a flat rate, and which rules your agreement falls under.',
      },
      {
        href: '/blog/reading-a-car-loan-offer',
        label: 'Reading a car loan offer',
        about: 'Two kinds are on offer until April 2027, and the lower number can be the dearer loan.',
      },
      {
        href: '/financial-hub/guides/buying-a-home',
        label: 'Buying a home',
        about: 'What banks look at, what you pay beside the price, and which reliefs a first home has.',
      },
      {
        href: '/blog/what-a-loan-guarantee-covers',
        label: 'What a loan guarantee covers',
        about: 'It covers the lender: what its fee adds to the rate, and what your business still owes.',
      },
      {
        href: '/financial-hub/guides/paying-off-debt',
        label: 'Paying off debt',
        about: 'Which debt to pay first, what that saves, and when moving a balance helps.',
      },
    ],
  },
  {
    path: '/insurance',
    title: 'Insurance and takaful',
    searchTitle: 'Insurance and takaful in Malaysia compared',
    lede: 'Cover for your family, with what is not covered before what is: life, illness, hospital bills, accidents, trips, pets and homes.',
    terms: [
      { id: 'premium', label: 'premium' },
      { id: 'sum-assured', label: 'sum assured' },
      { id: 'exclusions', label: 'exclusions' },
      { id: 'total-permanent-disability', label: 'total and permanent disability' },
      { id: 'free-look-period', label: 'free-look period' },
      { id: 'takaful', label: 'takaful' },
    ],
    guides: [
      {
        href: '/blog/takaful-and-insurance',
        label: 'Takaful and insurance',
        about: 'Who owns the fund, what happens to what is left over, and what is no different.',
      },
      {
        href: '/blog/medical-card-co-payment',
        label: 'Medical cards with a co-payment',
        about: 'How a deductible, co-insurance and a cap share a hospital bill, and what the base plan would change.',
      },
      {
        href: '/blog/waiting-periods',
        label: 'Waiting periods',
        about: 'On which days a new policy does not pay, and how to avoid a gap.',
      },
      {
        href: '/blog/average-clause',
        label: 'The average clause',
        about: 'Why a home insured for half is paid half, also of a small loss.',
      },
      {
        href: '/blog/replacing-a-policy',
        label: 'Before you replace a policy',
        about: 'What a new policy starts again, and the safe order of steps.',
      },
    ],
  },
  {
    path: '/investment',
    title: 'Investment',
    searchTitle: 'Where to lock money away in Malaysia, compared',
    lede: 'Lock money away for a time that you choose: fixed deposits and Islamic term deposits by what they truly earn in a year.',
    terms: [
      { id: 'effective-yearly-rate', label: 'effective yearly rate' },
      { id: 'board-rate', label: 'board rate' },
      { id: 'fresh-funds', label: 'fresh funds' },
      { id: 'tied-purchase', label: 'tied purchase' },
      { id: 'early-withdrawal', label: 'early withdrawal' },
      { id: 'pidm', label: 'PIDM' },
    ],
  },
]
