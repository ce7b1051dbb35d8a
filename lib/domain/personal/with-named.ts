import { sealedKey } from '../fields/form'
import { onlyNamed } from './personal-answers'

/** A query with what `said` has under these names in place of what it has there, and without a seal. */
export function withNamed(query: URLSearchParams, said: URLSearchParams, names: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([
    ...[...query].filter(([name]) => name !== sealedKey && !names.has(name)),
    ...onlyNamed(said, names),
  ])
}
