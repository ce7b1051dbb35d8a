import type { Finding } from '@/lib/server/catalogue/findings'

interface Relating {
  readonly slug: string
  readonly related: readonly string[]
}

/** Entries that lead to one that is not there, or to themselves. `reason` says what is wrong with the name that is led to. */
export function lostRelations(
  entries: readonly Relating[],
  folder: string,
  reason: (other: string, isItself: boolean) => string,
): readonly Finding[] {
  const slugs = new Set(entries.map(({ slug }) => slug))
  return entries.flatMap(({ slug, related }) =>
    related
      .filter((other) => other === slug || !slugs.has(other))
      .map((other) => ({
        file: `${folder}/${slug}.md`,
        line: 1,
        field: 'related',
        reason: reason(other, other === slug),
      })),
  )
}
