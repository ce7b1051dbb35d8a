import { categoryOf } from '@/lib/domain/categories/registry'
import type { Embed } from '@/lib/domain/content/prose'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import type { Finding } from '@/lib/server/catalogue/findings'
import type { PlacedEmbed } from './content-kind'

/** What the catalogue does not have of what a text reads; null: it has all. */
function lostPart(catalogue: Catalogue, embed: Embed, today: IsoDate): string | null {
  if (embed.name !== 'product' && embed.name !== 'figure') return null
  const product = catalogue.products[embed.category].get(embed.slug)
  if (product === undefined) return `${embed.category} has no product ${embed.slug}`
  if (embed.name === 'product') return null
  const ids = categoryOf(embed.category)
    .detail(product, today)
    .flatMap(({ rows }) => rows.map(({ id }) => id))
  return ids.includes(embed.figure) ? null : `${embed.slug} has no figure ${embed.figure}, only ${ids.join(', ')}`
}

/** What texts read from the catalogue and would not find there, each at its line. */
export function lostEmbeds(catalogue: Catalogue, embeds: readonly PlacedEmbed[], today: IsoDate): readonly Finding[] {
  return embeds.flatMap(({ file, line, embed }) => {
    const reason = lostPart(catalogue, embed, today)
    return reason === null ? [] : [{ file, line, field: '', reason }]
  })
}
