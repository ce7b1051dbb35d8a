import { type Prose, proseEmbeds } from '@/lib/domain/content/prose'
import type { Finding } from '@/lib/server/catalogue/findings'
import type { ContentFile } from './read-content-file'

/** What is wrong with a text that may read nothing from the catalogue. The place of such a part is not known any more. */
export function refusedEmbeds(file: ContentFile, body: Prose): readonly Finding[] {
  return proseEmbeds(body).map(({ name }) => ({
    file: file.path,
    line: 1,
    field: '',
    reason: `names a part of the catalogue (${name}), which this kind of text does not show`,
  }))
}
