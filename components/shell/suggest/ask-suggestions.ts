import { parseSuggestions, type Suggestion } from '@/lib/domain/content/suggestion'

/** Longest wait, in milliseconds: later the visitor has gone on. */
const answerMs = 5_000

/** What the site suggests for a text. Rejects with what went wrong. */
export async function askSuggestions(search: string, text: string): Promise<readonly Suggestion[]> {
  const query = new URLSearchParams({ q: text })
  const answer = await fetch(`${search}/suggestions?${query}`, { signal: AbortSignal.timeout(answerMs) })
  if (!answer.ok) throw new Error(`Suggestions answered ${answer.status}`)
  const suggestions = parseSuggestions(await answer.json())
  if (suggestions === null) throw new Error('Suggestions are not readable')
  return suggestions
}
