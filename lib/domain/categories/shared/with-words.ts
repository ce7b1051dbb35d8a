import type { IsoDate } from '../../values/iso-date'
import type { Facet, FacetOption, Situation, Sort, Variant } from '../category'
import type { Preset } from '../site'

/** The names of a record, in the order in which they are written. */
function namesOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record).filter((name): name is K => name in record)
}

type SortWord<S> = Pick<Sort<S>, 'label' | 'name' | 'basis' | 'missing' | 'weightLabel'>

/** Orders by their ids, each with its words; the first is the list's default. */
export function sortsOf<S, K extends string>(
  words: Readonly<Record<K, SortWord<S>>>,
  sorts: Readonly<Record<K, Omit<Sort<S>, 'id' | keyof SortWord<S>>>>,
): readonly Sort<S>[] {
  return namesOf(sorts).map((id) => ({ id, ...words[id], ...sorts[id] }))
}

/** Situations by their ids, each with its words. */
export function situationsOf<K extends string>(
  words: Readonly<Record<K, Pick<Situation, 'title' | 'caution'>>>,
  situations: Readonly<Record<K, Pick<Situation, 'selection' | 'sort'>>>,
): readonly Situation[] {
  return namesOf(situations).map((id) => ({ id, ...words[id], ...situations[id] }))
}

/** Pages of parts of a list by the last segment of their address, each with its words. */
export function variantsOf<K extends string>(
  words: Readonly<Record<K, Pick<Variant, 'title' | 'lede'>>>,
  selections: Readonly<Record<K, Variant['selection']>>,
): readonly Variant[] {
  return namesOf(selections).map((slug) => ({ slug, ...words[slug], selection: selections[slug] }))
}

/** Presets of the home page by the ids of their situations, each with its words and its place. */
export function presetsOf<K extends string>(
  labels: Readonly<Record<K, string>>,
  places: Readonly<Record<K, number>>,
): readonly Preset[] {
  return namesOf(places).map((situation) => ({ label: labels[situation], situation, place: places[situation] }))
}

type Matches<P, V extends string> = Readonly<Record<V, (product: P, today: IsoDate) => boolean>>

/** Options of a facet by their values, each with its label. */
export function optionsOf<P, V extends string>(
  labels: Readonly<Record<V, string>>,
  matches: Matches<P, V>,
): readonly FacetOption<P>[] {
  return namesOf(matches).map((value) => ({ value, label: labels[value], matches: matches[value] }))
}

/** A facet with its words. */
export function facetOf<P, V extends string>(
  id: string,
  mode: Facet<P>['mode'],
  { legend, options }: { readonly legend: string; readonly options: Readonly<Record<V, string>> },
  matches: Matches<P, V>,
): Facet<P> {
  return { id, legend, mode, options: optionsOf(options, matches) }
}
