import type { z } from 'zod'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { shown } from './editor-kit'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  record: 'a map',
}

function listOf(values: readonly unknown[]): string {
  return values.map(String).join(', ')
}

/** Says in plain words what is wrong with a value; used wherever a schema has no words of its own. */
export function reasonFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${kinds[issue.expected] ?? issue.expected}, not ${shown(issue.input)}`
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing'
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${listOf(issue.values)}, not ${shown(issue.input)}`
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `must be at least ${issue.minimum}, not ${shown(issue.input)}`
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${issue.maximum} characters`
        : `must be at most ${issue.maximum}, not ${shown(issue.input)}`
    case 'invalid_union':
      return `is not a kind that is known here: ${shown(issue.input)}`
    case 'invalid_key':
      return 'is not a usable name: lower-case letters, digits and hyphens, starting with a letter'
    default:
      return undefined
  }
}

/** The problems of a refused value; each unknown key is a problem of its own. */
export function problemsOf(error: z.ZodError): readonly Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    if (issue.code !== 'unrecognized_keys') return [{ path, reason: issue.message }]
    return issue.keys.map((key) => ({ path: [...path, key], reason: 'is not a field that is known here' }))
  })
}
