import { z } from 'zod'
import { type Article, articleAuthors, articleCovers, articleTags } from '@/lib/domain/content/article'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { day, moment, sitePage, slug, sources, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'

/** One of the keys of a table. */
function keyOf<T extends Readonly<Record<string, string>>>(table: T) {
  return z.string().refine((key): key is Extract<keyof T, string> => Object.hasOwn(table, key), {
    error: `must be one of ${Object.keys(table).join(', ')}`,
  })
}

const frontSchema = z.strictObject({
  title: words(90),
  summary: words(240),
  author: keyOf(articleAuthors),
  draft: z.boolean().default(false),
  published: moment,
  updated: day,
  cover: z.enum(articleCovers),
  coverAlt: words(160),
  tags: z.array(keyOf(articleTags)).min(1).max(3),
  related: z.array(slug).max(3),
  pages: z
    .array(z.strictObject({ href: sitePage, label: words(60) }))
    .min(1)
    .max(5),
  sources: sources(12),
})

/** Parts of addresses below the blog that lead elsewhere. */
const taken: ReadonlySet<string> = new Set(['page', 'tag'])

function dayProblems({ published, updated }: { published: number; updated: IsoDate }): readonly Problem[] {
  return updated < malaysianDay(published) ? [{ path: ['updated'], reason: 'lies before the day of publishing' }] : []
}

/** Reads and checks one article: its fields, then its text. Its slug is the name of its file. */
export function readArticle(file: ContentFile): ReadContent<Article> {
  const read = readMarkdownFile(file, frontSchema, dayProblems)
  if (!read.ok) return read
  const { slug: name, front, body } = read.value
  if (taken.has(name)) {
    const reason = `must have another name: /blog/${name} leads to lists`
    return { ok: false, findings: [{ file: file.path, line: 1, field: '', reason }] }
  }
  const { published, ...fields } = front
  return { ok: true, value: { ...fields, publishedAt: published, slug: name, text: body } }
}
