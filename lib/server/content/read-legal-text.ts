import { z } from 'zod'
import { type LegalText, legalLanguages, legalPages } from '@/lib/domain/content/legal-text'
import { type Prose, proseEmbeds } from '@/lib/domain/content/prose'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { Finding } from '@/lib/server/catalogue/findings'
import { day, slug, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'

const frontSchema = z.strictObject({
  page: z.enum(legalPages),
  language: z.enum(legalLanguages),
  version: slug,
  since: day,
  title: words(120),
  lede: words(300),
  changes: z.array(words(300)).min(1).max(20),
  reviewedOn: z.union([z.literal('not yet').transform(() => null), day]),
  kept: z
    .strictObject({ before: slug, title: words(120), lede: words(300), howLong: words(40) })
    .nullable()
    .default(null),
})

type Front = z.infer<typeof frontSchema>

/** The name of the file of a version: `terms-2026-11-22`, in Bahasa Malaysia `privacy-ms-2026-11-22`. */
function nameOf({ page, language, version }: Pick<LegalText, 'page' | 'language' | 'version'>): string {
  return `${page}${language === 'en' ? '' : `-${language}`}-${version}`
}

/** Only the privacy notice tells what is kept, and it must. */
function keptProblems({ page, kept }: Front): readonly Problem[] {
  if ((page === 'privacy') === (kept !== null)) return []
  const reason = page === 'privacy' ? 'is missing: the notice tells what is kept' : 'belongs to the privacy notice'
  return [{ path: ['kept'], reason }]
}

const hasHeading = (text: Prose, id: string) => text.some((block) => block.kind === 'heading' && block.id === id)

/** Reads and checks one version of a text that binds. */
export function readLegalText(file: ContentFile): ReadContent<LegalText> {
  const read = readMarkdownFile(file, frontSchema, keptProblems)
  if (!read.ok) return read
  const { slug: name, front, body } = read.value
  const refuse = (field: string, reason: string): readonly Finding[] => [{ file: file.path, line: 1, field, reason }]
  const findings = [
    ...(name === nameOf(front) ? [] : refuse('version', `belongs in a file with the name ${nameOf(front)}.md`)),
    ...(front.language === 'en' || front.page === 'privacy'
      ? []
      : refuse('language', 'must be en: the privacy notice alone has a page in another language')),
    ...(proseEmbeds(body).length === 0 ? [] : refuse('', 'reads from the catalogue: a version says for ever the same')),
    ...(front.kept === null || hasHeading(body, front.kept.before)
      ? []
      : refuse('kept.before', `names no heading of the text: ${front.kept.before}`)),
  ]
  return findings.length > 0 ? { ok: false, findings } : { ok: true, value: { ...front, text: body } }
}
