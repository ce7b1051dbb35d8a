import 'server-only'
import { categoryList } from '@/lib/domain/categories/registry'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import type { Finding } from '@/lib/server/catalogue/findings'
import { readFiles, type Verified, verifyFiles } from '@/lib/server/catalogue/verify'
import type { VerifiedContent } from './content-kind'
import { contentKinds } from './kinds'
import { lostEmbeds } from './lost-embeds'

/** What a content folder holds. With one finding nothing of it may be used. */
export interface CheckedContent {
  readonly catalogue: Verified
  readonly kinds: readonly { readonly folder: string; readonly content: VerifiedContent<unknown> }[]
  readonly findings: readonly Finding[]
}

/**
 * Checks the catalogue and every text below a content folder, and that texts find in the catalogue what they read from it.
 * `today` is the Malaysian day on which the content is to be used.
 */
export function checkContent(dir: string, today: IsoDate): CheckedContent {
  const catalogue = verifyFiles(readFiles(readContentFiles(dir)), { today, categories: categoryList })
  const kinds = contentKinds.map(({ folder, verify }) => ({ folder, content: verify(dir) }))
  const embeds = kinds.flatMap(({ content }) => (content.ok ? content.embeds : []))
  const refused = [catalogue, ...kinds.map(({ content }) => content)].flatMap((one) => (one.ok ? [] : one.findings))
  const lost = catalogue.ok ? lostEmbeds(catalogue.catalogue, embeds, today) : []
  return { catalogue, kinds, findings: [...refused, ...lost] }
}
