import 'server-only'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { FieldMap } from '@/lib/domain/fields/field'
import { defaultValue } from '@/lib/domain/fields/field-value'
import { sealedKey } from '@/lib/domain/fields/form'
import { readScenario } from '@/lib/domain/fields/scenario-query'
import {
  bothTexts,
  noPersonalAnswers,
  onlyNamed,
  type PersonalAnswers,
  personalNames,
} from '@/lib/domain/personal/personal-answers'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { ownPrefix } from '@/lib/domain/values/query-params'
import { openQuery } from '@/lib/server/data/forms/sealed-values'

/** What an address brings of a personal category. */
export interface PersonalReading {
  readonly told: PersonalAnswers
  /** There is a seal, and it can no longer be opened: nothing of it is known. */
  readonly lapsed: boolean
}

/** What is told of a category is sealed for; a calculator may have the same id. */
export function personalSeal(category: CategoryId): string {
  return `category ${category}`
}

/** What a form says that belongs under a seal; null: nothing that a page does not take unasked, so that it stays plain. */
export function secretOf(category: Category, form: URLSearchParams, today: IsoDate): URLSearchParams | null {
  const secret = onlyNamed(form, personalNames(category))
  const { texts, submitted } = bothTexts(category, new Map(), { texts: secret, sealed: null })
  const tells = (fields: FieldMap, prefix = '') => {
    const { values, problems } = readScenario(fields, texts, submitted, today, prefix)
    const differs = Object.entries(fields).some(
      ([name, field]) => field.personal && values[name] !== defaultValue(field, today),
    )
    return differs || problems.length > 0
  }
  return tells(category.scenario) || tells(category.ownFields, ownPrefix) ? secret : null
}

/** Opens what the seal of an address says of a category. A category without personal fields has none. Throws as {@link openQuery} does. */
export function openPersonalAnswers({ id, personal }: Category, query: URLSearchParams): PersonalReading {
  const sealed = personal ? query.get(sealedKey) : null
  if (sealed === null) return { told: noPersonalAnswers, lapsed: false }
  const texts = openQuery(personalSeal(id), sealed)
  return texts === null ? { told: noPersonalAnswers, lapsed: true } : { told: { texts, sealed }, lapsed: false }
}
