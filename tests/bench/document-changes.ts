import * as z from 'zod'

const kindSchema = z.object({ document: z.number(), scripts: z.number().int(), script: z.number() })

/** What one kind of page weighs: its document and its first scripts in kB of 1,000 bytes, gzip as sent, and how many scripts. */
export type Kind = z.infer<typeof kindSchema>

export const documentsSchema = z.object({
  kinds: z.record(z.string(), kindSchema),
  looked: z.number().int(),
  faults: z.array(z.string()),
})

/** The documents of one build. `faults` names each that is not finished, and how it is instead. */
export type DocumentsOf = z.infer<typeof documentsSchema>

/** A document as it came. `scripts` are the addresses that it names; `policy` is null where it has none. */
export interface Sent {
  readonly status: number
  readonly policy: string | null
  readonly scripts: readonly string[]
}

/**
 * How a document left. Without a policy it could run anything. One that could not be finished has the framework's scripts
 * and a policy that lets none of them run.
 */
export function wayOfDocument({ status, policy, scripts }: Sent): string {
  if (status !== 200) return `answered with ${status}`
  if (policy === null) return 'without a policy'
  if (scripts.some((address) => address.startsWith('/_next/'))) return 'not finished: it names scripts of the framework'
  return scripts.length === 0 ? 'not finished: it names no script of ours' : 'finished'
}

function difference(before: number, after: number, unit: string): string | null {
  return before === after ? null : `${before} → ${after} ${unit}`
}

function changesOfKind(before: Kind, after: Kind): string {
  const changes = [
    ['document', difference(before.document, after.document, 'kB')],
    ['scripts', difference(before.scripts, after.scripts, 'files')],
    ['scripts', difference(before.script, after.script, 'kB')],
  ].flatMap(([what, change]) => (change === null ? [] : [`${what} ${change}`]))
  return changes.length === 0 ? 'the same' : changes.join(', ')
}

/** What differs between the documents of two builds, a line for each kind of page, for a person to read. */
export function changesBetween(before: DocumentsOf, after: DocumentsOf): readonly string[] {
  const names = [...new Set([...Object.keys(before.kinds), ...Object.keys(after.kinds)])]
  return names.map((name) => {
    const [was, is] = [before.kinds[name], after.kinds[name]]
    if (was === undefined) return `${name}: new`
    return `${name}: ${is === undefined ? 'gone' : changesOfKind(was, is)}`
  })
}

/** The version that a command line asks for; null for anything but one exact version. */
export function askedVersion(words: readonly string[]): string | null {
  const [version = ''] = words
  return words.length === 1 && /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? version : null
}
