/** What a list says of the product that a visitor has now. */
export const listWords = {
  now: {
    own: 'Yours',
    same: 'As much as yours',
    better: (gap: string) => `${gap} than yours`,
    worse: (gap: string) => `${gap}: keep yours`,
    chip: (name: string) => `You have: ${name}`,
    ask: 'What do you have now?',
    none: 'Nothing, or none of these',
  },
  verdict: {
    own: 'You have it already: stay.',
    next: (gap: string, name: string) => `${gap} than ${name}, the next`,
  },
} as const
