import { formKey } from '@/lib/domain/fields/form'
import type { PersonalPlace } from './personal-place'

const nothing: ReadonlySet<string> = new Set()

/** The names of what a form tells about the visitor, and that it says so; none where it asks for nothing of that. */
export function personalNamesIn(place: PersonalPlace | null): ReadonlySet<string> {
  return place === null ? nothing : new Set([formKey, ...place.names])
}
