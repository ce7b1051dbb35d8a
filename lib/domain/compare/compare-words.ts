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
  /** Said after it where what the visitor has lacks the figure that the order reads. */
  ownApart: ' What you have now is not counted: a figure is missing.',
} as const
