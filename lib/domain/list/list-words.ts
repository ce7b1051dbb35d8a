/** What a list says of the product that a visitor has now. */
export const listWords = {
  now: {
    own: 'Yours',
    same: 'As much as yours',
    better: (gap: string) => `${gap} than yours`,
    worse: (gap: string) => `${gap}: keep yours`,
    chip: (name: string) => `You have: ${name}`,
    ask: 'What do you have now?',
    /** Before the list of products, at the end of a sentence. */
    before: ' Today I have ',
    none: 'none of these',
  },
  badges: { islamic: 'Best Islamic', income: 'Lowest minimum income' },
  /** Opens the fields that the sentence of a list has no word for. */
  more: 'More details',
  /** Beside a case that nobody has changed yet. */
  example: 'An example. Is this you?',
  /** The same line once figures are the visitor's own: the device remembers them where they wish it. */
  remembered: {
    example: 'An example.',
    ask: 'An example. Is this you? If not, put in your own figures.',
    use: 'Use mine',
    remember: 'Remember my figures',
    kept: 'Remembered.',
    forget: 'Forget',
    /** What follows the words before for whoever hears them alone. */
    used: ', the figures that this device remembers',
    /** On a page that shows another case, and on one that shows it. */
    here: 'This device remembers your figures.',
    shown: 'These are the figures that this device remembers.',
    forgotten: ' my figures',
    failed: 'This browser remembers nothing.',
  },
  verdict: {
    own: 'You have it already: stay.',
    next: (gap: string, name: string) => `${gap} than ${name}, the next`,
    /** Of a product that is not the first, by the same figure. */
    behind: (gap: string, name: string) => `${gap} than ${name}, the first`,
    level: 'the same as the first',
    /** "Lowest effective rate: 0.09% p.a. more than Rimba Open Home Loan, the first." */
    by: (order: string, gap: string) => `${order}: ${gap}.`,
    place: (place: string, of: number, joint: boolean) => `${joint ? `Joint ${place}` : place} of ${of}`,
    why: 'Why it’s first:',
    watch: 'Watch:',
    from: (value: string, name: string) => `From ${value}, ${name} is first`,
    becomes: (value: string) => `From ${value}, this one is first`,
    stays: (value: string) => `It stays first up to ${value}`,
  },
} as const
