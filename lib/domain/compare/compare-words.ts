/** What is said over a comparison. */
export const compareWords = {
  first: 'Comes first',
  own: 'What you have now',
  names: (names: readonly string[]) => names.join(' and '),
  /** "Lowest total cost: RM60 less than Rimba Loan, the next." */
  ahead: (order: string, lead: string, own: boolean) => `${order}: ${lead}.${own ? ' Stay with it.' : ''}`,
  level: (order: string) => `${order}: they come to the same.`,
  /** Said after it where some of the products are for special groups. */
  apart: ' Products for special groups are not counted.',
  watch: 'Watch:',
} as const
