import type { GlossaryGroup } from './entry'

/** Words of Islamic products. */
export const islamic: GlossaryGroup = {
  id: 'islamic',
  title: 'Islamic products',
  entries: [
    {
      id: 'profit-rate',
      term: 'Profit rate',
      meaning: 'The return in an Islamic product. The sums for comparing it are the same as for a conventional rate.',
      source: null,
    },
    {
      id: 'tawarruq',
      term: 'Tawarruq',
      meaning:
        'A commodity is bought on deferred terms and sold for cash. Many personal financing and term deposit products are built on it. In a deposit the profit rate is fixed at the start; financing may have a fixed or a floating one.',
      source: null,
    },
    {
      id: 'murabahah',
      term: 'Murabahah',
      meaning: 'A sale at a disclosed cost plus an agreed margin.',
      source: 'islamicTerms',
    },
    {
      id: 'ijarah',
      term: 'Ijarah',
      meaning: 'A lease. One that ends in a sale is common for vehicles.',
      source: 'islamicTerms',
    },
    {
      id: 'ujrah',
      term: 'Ujrah',
      meaning: 'A fee for a service. Some credit cards-i rest on it.',
      source: null,
    },
    {
      id: 'qard',
      term: 'Qard',
      meaning: 'You lend the bank your money and may ask for it back at any time. No return may be promised.',
      source: 'islamicTerms',
    },
    {
      id: 'wadiah',
      term: 'Wadiah',
      meaning: 'Safe-keeping: the bank guarantees that you get your deposit back.',
      source: null,
    },
    {
      id: 'mudarabah',
      term: 'Mudarabah',
      meaning:
        'You provide the money, the bank manages it, and the profit is shared as agreed. The rate shown is what is expected, not promised.',
      source: null,
    },
    {
      id: 'wakalah',
      term: 'Wakalah',
      meaning: 'The bank acts as your agent. The rate shown is what it expects to earn for you.',
      source: null,
    },
    {
      id: 'musharakah-mutanaqisah',
      term: 'Musharakah mutanaqisah',
      meaning: 'A partnership in which you buy out the share of the bank over time.',
      source: 'islamicTerms',
    },
    {
      id: 'hibah',
      term: 'Hibah',
      meaning:
        'A gift that the bank may give or not. It cannot be promised, so the figure shown is what was paid last.',
      source: 'islamicTerms',
    },
    {
      id: 'ibra',
      term: 'Ibra’',
      meaning: 'A rebate on the sale price of a financing, as when you settle early.',
      source: 'islamicTerms',
    },
    {
      id: 'ceiling-rate',
      term: 'Ceiling rate',
      meaning:
        'The highest profit rate of a financing. It fixes the sale price; a rebate brings it down to the rate that applies.',
      source: null,
    },
    {
      id: 'tawidh-and-gharamah',
      term: 'Ta’widh and gharamah',
      meaning: 'What late payment costs: ta’widh covers the actual loss, gharamah is a penalty that goes to charity.',
      source: 'islamicTerms',
    },
    {
      id: 'takaful',
      term: 'Takaful and contribution',
      meaning: 'Mutual protection in place of insurance. What you pay in is called a contribution.',
      source: null,
    },
  ],
}
