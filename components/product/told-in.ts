import { formKey } from '@/lib/domain/fields/form'
import type { ToldPlace } from './told-place'

const nothing: ReadonlySet<string> = new Set()

/** The names of what a form tells about the visitor, and that it says so; none where it asks for nothing of that. */
export function toldIn(place: ToldPlace | null): ReadonlySet<string> {
  return place === null ? nothing : new Set([formKey, ...place.names])
}
