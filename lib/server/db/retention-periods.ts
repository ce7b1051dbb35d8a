import 'server-only'

/** For how long something is kept. */
interface Period {
  readonly ms: number
  readonly words: string
}

const dayMs = 86_400_000

export function days(count: number): Period {
  return { ms: count * dayMs, words: count === 1 ? 'one day' : `${count} days` }
}

export function years(count: number): Period {
  return { ms: Math.ceil(count * 365.25) * dayMs, words: count === 1 ? 'one year' : `${count} years` }
}

/** A period as a sentence of its own. */
export function sentence({ words }: Period): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
