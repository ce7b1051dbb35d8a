import type { IsoDate } from '../values/iso-date'
import {
  checkedOn,
  type Figure,
  type FigureWords,
  freshness,
  printFigure,
  type ShelfLife,
  type Sources,
} from './figure'
import { figureWords } from './figure-words'
import { ownSourceName } from './own-source'
import type { DetailRow } from './row'

/** A figure in words: its value through `print`, or what it is called not to have one. */
export function printFor<T>(
  figure: Figure<T>,
  sources: Sources,
  print: (value: T) => string,
  words: FigureWords,
): string {
  // A visitor's own product has no publisher: what the form does not ask is not "not published".
  if (figure.state === 'missing' && ownSourceName in sources) return figureWords.notAsked
  return printFigure(figure, print, words)
}

/** A row of the detail page and the compare table: one figure with its source, its date and its freshness. */
export function detailRow<T>(
  id: string,
  label: string,
  figure: Figure<T>,
  { sources }: { readonly sources: Sources },
  life: ShelfLife,
  today: IsoDate,
  print: (value: T) => string,
  words: FigureWords = {},
  note: string | null = null,
): DetailRow {
  return {
    id,
    label,
    value: printFor(figure, sources, print, words),
    note,
    state: freshness(figure, sources, life, today),
    source: figure.state === 'missing' ? null : figure.source,
    checkedOn: checkedOn(figure, sources),
  }
}
