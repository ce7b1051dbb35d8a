import type { GlossaryGroup } from './entry'

/** Words that this site uses in its own sense. */
export const siteWords: GlossaryGroup = {
  id: 'site',
  title: 'Words of this site',
  entries: [
    {
      id: 'your-case',
      term: 'Your figures',
      meaning:
        'The amount, the term or the spending that a list is calculated for. It starts from typical figures; change them and the order follows.',
      source: null,
    },
    {
      id: 'balance-bar',
      term: 'Costs and earns',
      meaning:
        'The two sides of the balance bar, in ringgit for your own figures and on one scale for the whole list: what a product costs you on the left, what it earns you on the right.',
      source: null,
    },
    {
      id: 'not-published',
      term: 'Not published',
      meaning: 'We looked and the issuer does not say. It is not the same as free, and it is never ranked.',
      source: null,
    },
    {
      id: 'none',
      term: 'None, no limit',
      meaning: 'The issuer says that there is no such fee, rule or limit.',
      source: null,
    },
    {
      id: 'out-of-date',
      term: 'Out of date',
      meaning:
        'Checked longer ago than such a figure can be trusted. It is still shown, with its date, but it is not ranked. A rate that is the same for all, such as the SBR, is marked but the ranking does not change.',
      source: null,
    },
    {
      id: 'new-to-bank',
      term: 'New to bank',
      meaning: 'Only for people who have no product of that bank yet.',
      source: null,
    },
    {
      id: 'disclosure-sheet',
      term: 'Product disclosure sheet',
      meaning: "The issuer's own summary of a product. Read it before you sign; each figure here names its source.",
      source: null,
    },
    {
      id: 'excess',
      term: 'Excess',
      meaning: 'The first part of an insurance claim, which you pay yourself.',
      source: null,
    },
    {
      id: 'akpk',
      term: 'AKPK',
      meaning: 'The agency set up by Bank Negara Malaysia that helps people with debts, free of charge.',
      source: null,
    },
  ],
}
