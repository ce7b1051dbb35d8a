import type { FieldError } from '@/lib/contract/refusal'
import type { Category } from '@/lib/domain/categories/category'
import { knownQueryKeys, parseListQuery, weightsSort } from '@/lib/domain/list/list-query'
import type { ListState } from '@/lib/domain/list/list-state'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { invalidFields } from './failure'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

function values(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}

function unknownNames(category: Category, query: Query): readonly FieldError[] {
  const known = new Set(knownQueryKeys(category))
  return Object.keys(query)
    .filter((name) => !known.has(name))
    .slice(0, 20)
    .map((name) => ({ field: name.slice(0, 100), message: `is not known for ${category.id}` }))
}

function repeatedNames(category: Category, query: Query): readonly FieldError[] {
  const mayRepeat = new Set(category.facets.map((facet) => facet.id))
  return Object.entries(query)
    .filter(([name, value]) => values(value).length > 1 && !mayRepeat.has(name))
    .map(([field]) => ({ field, message: 'must be given once' }))
}

function oneOf(field: string, asked: readonly string[], allowed: readonly string[]): readonly FieldError[] {
  const wrong = asked.some((value) => !allowed.includes(value))
  return wrong ? [{ field, message: `must be one of ${allowed.join(', ')}` }] : []
}

function unknownChoices(category: Category, query: Query): readonly FieldError[] {
  const situations = category.situations.map(({ id }) => id)
  const sorts = [...category.sorts.map(({ id }) => id), weightsSort]
  return [
    ...category.facets.flatMap((facet) =>
      oneOf(
        facet.id,
        values(query[facet.id]),
        facet.options.map(({ value }) => value),
      ),
    ),
    ...oneOf('situation', values(query.situation), situations),
    ...oneOf('sort', values(query.sort), sorts),
  ]
}

function badPage(page: string | readonly string[] | undefined): readonly FieldError[] {
  const good = values(page).every((value) => /^[1-9]\d{0,4}$/.test(value))
  return good ? [] : [{ field: 'page', message: 'must be a whole number from 1 to 99999' }]
}

/**
 * Reads a list's query the way the page does, but refuses what the page would repair: a caller that is a program is
 * better told than guessed at.
 * @throws ApiFailure 422 with every field that is not usable.
 */
export function strictListQuery(category: Category, query: Query, today: IsoDate): ListState {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => values(value).map((one): [string, string] => [name, one])),
  )
  const { state, problems } = parseListQuery(category, params, today)
  const told = new Map<string, FieldError>()
  const found = [
    ...unknownNames(category, query),
    ...repeatedNames(category, query),
    ...unknownChoices(category, query),
    ...badPage(query.page),
    ...problems,
  ]
  for (const { field, message } of found) if (!told.has(field)) told.set(field, { field, message })
  if (told.size > 0) throw invalidFields([...told.values()])
  return state
}
