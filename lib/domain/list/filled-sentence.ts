import type { Category } from '../categories/category'
import { isBlank, partsOf } from '../categories/sentence'
import { drawnKey } from '../categories/shared/spread'
import { formKey } from '../fields/form'
import type { IsoDate } from '../values/iso-date'
import { caseModels, spreadModel } from './list-model'
import { parseListQuery } from './list-query'

/** A sentence filled in with a case. */
interface FilledSentence {
  /** The text of each blank, by the name of its field. */
  readonly texts: Readonly<Record<string, string>>
  /** What else the form sends, by name, so that the list opens on this case. */
  readonly carried: readonly (readonly [name: string, text: string])[]
}

/**
 * The sentence of a category for a case that a device remembers, on a day. `remembered`: the query of its list (`caseOf`).
 * What that does not name is as the list opens, so the form sends no {@link formKey}, which would make a box that is not
 * sent mean no. Never throws.
 */
export function filledSentence(category: Category, remembered: string, today: IsoDate): FilledSentence {
  const query = new URLSearchParams(remembered)
  const { scenario } = parseListQuery(category, query, today).state
  const { spread } = spreadModel(category, scenario, today)
  const fields = [...(spread?.fields ?? []), ...caseModels(category, scenario, today)]
  const blanks = new Set(partsOf(category.sentence).filter(isBlank))
  return {
    texts: Object.fromEntries(fields.filter(({ name }) => blanks.has(name)).map(({ name, text }) => [name, text])),
    carried: [
      ...[...query].filter(([name]) => !blanks.has(name) && name !== formKey && name !== drawnKey),
      ...(spread === undefined ? [] : [[drawnKey, spread.drawn] as const]),
    ],
  }
}
