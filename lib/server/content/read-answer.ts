import { z } from 'zod'
import { proseEmbeds } from '@/lib/domain/content/prose'
import {
  type SupportAnswer,
  type SupportCategorySlug,
  supportCategories,
  supportCategory,
} from '@/lib/domain/content/support'
import { day, slug, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'

const mostRelated = 4
const known = supportCategories.map((category) => category.slug).join(', ')

const frontSchema = z.strictObject({
  category: z
    .string()
    .transform((text) => supportCategory(text)?.slug)
    .refine((category): category is SupportCategorySlug => category !== undefined, {
      error: `must be one of ${known}`,
    }),
  question: words(120),
  summary: words(240),
  often: z.boolean().default(false),
  updatedOn: day,
  words: words(200).default(''),
  related: z.array(slug).max(mostRelated).default([]),
})

/** Reads and checks one answer of the support centre; its slug is the name of its file. */
export function readAnswer(file: ContentFile): ReadContent<SupportAnswer> {
  const read = readMarkdownFile(file, frontSchema, () => [])
  if (!read.ok) return read
  const { slug: name, front, body } = read.value
  if (proseEmbeds(body).length > 0) {
    const reason = 'reads from the catalogue: an answer is about the site, and leads to the page that has the figures'
    return { ok: false, findings: [{ file: file.path, line: 1, field: '', reason }] }
  }
  return { ok: true, value: { ...front, slug: name, body } }
}
