import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one-time code in a message, whose own address or number may hold six digits too; null without one. */
export function codeIn(text: string, to: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text.replaceAll(to, ''))?.[0] ?? null
}

/** The messages to an address or a number, the oldest first, of a process that writes them to files in its data folder. */
export function messagesTo(dataDir: string, to: string): readonly string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  // What ends otherwise is still being written.
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const texts = names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
  return texts.filter((text) => text.startsWith(`To: ${to}\n`))
}

/**
 * The one-time code of the newest message to an address or a number, of a process that writes its messages to files in its data folder
 * because it has no carrier; null before there is one.
 */
export function newestCode(dataDir: string, to: string): string | null {
  const newest = messagesTo(dataDir, to).at(-1)
  return newest === undefined ? null : codeIn(newest, to)
}

/** The key that takes a change of contact back, in the newest message to an address or a number; null where none has one. */
export function sentUndoKey(dataDir: string, to: string): string | null {
  const keys = messagesTo(dataDir, to).map((text) => /\/undo\/([\w-]{43})/.exec(text)?.[1] ?? null)
  return keys.findLast((key) => key !== null) ?? null
}

/** The key that confirms an address for an alert, in the newest message to it; null where none has one. */
export function sentFollowKey(dataDir: string, to: string): string | null {
  const keys = messagesTo(dataDir, to).map((text) => /\/follow\/([\w-]{43})/.exec(text)?.[1] ?? null)
  return keys.findLast((key) => key !== null) ?? null
}

/** Another code than this one. */
export function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
