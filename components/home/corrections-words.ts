import { routes } from '@/lib/routing/routes'

/** What the page of corrections says around them. */
export const correctionsWords = {
  title: 'Corrections',
  lede: 'What we had wrong, what is right, and since when. An entry stays: we do not take one away.',
  none: `No correction has been published yet. That does not mean we are never wrong: if you see a figure that differs from its source, [tell us](${routes.reportFigure}).`,
  /** Before its day. */
  correctedOn: 'Corrected on',
  /** After that day; null: nobody knows since when it was wrong. */
  since: (day: string | null) => (day === null ? '; since when it was wrong is not known.' : `; wrong since ${day}.`),
  page: 'The page',
  said: 'It said:',
  saysNow: 'It says now:',
}
