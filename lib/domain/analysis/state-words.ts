import type { FindingState } from './finding'

/** Each state has a word and a sign of its own, so that nobody needs the colour. */
export const stateWords: Readonly<Record<FindingState, { readonly word: string; readonly sign: string }>> = {
  good: { word: 'Good', sign: '✓' },
  watch: { word: 'Watch', sign: '!' },
  act: { word: 'Act', sign: '▲' },
  unknown: { word: 'Not known', sign: '?' },
}
