import { z } from 'zod'
import { brand } from '@/lib/brand'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { categoryList } from '@/lib/domain/categories/registry'
import type { Guide } from '@/lib/domain/content/guide'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { routes } from '@/lib/routing/routes'
import { day, sources, words } from './front-fields'
import { type ContentFile, type ReadContent, readContentFile } from './read-content-file'

const line = words(160)
const paragraph = words(700)

const section = z
  .strictObject({ heading: line, text: z.array(paragraph).max(8), points: z.array(paragraph).max(12) })
  .refine(({ text, points }) => text.length + points.length > 0, { error: 'has neither text nor points' })

const guideSchema = z.strictObject({
  event: line,
  title: line,
  summary: paragraph,
  checkedOn: day,
  sections: z.array(section).min(1).max(10),
  next: z
    .array(z.strictObject({ href: z.string().max(200), label: line }))
    .min(1)
    .max(6),
  sources: sources(12),
})

/** Addresses that a guide may lead to: calculators, lists and the tools; a page that is gone breaks the check, not a visitor. */
const knownAddresses: ReadonlySet<string> = new Set([
  ...calculatorIds.map(calculatorPath),
  ...categoryList.map(({ path }) => path),
  routes.financialAnalysis,
  routes.glossary,
  routes.compare,
])

const slugPattern = /\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/

function unknownLinks({ next }: Pick<Guide, 'next'>): readonly Problem[] {
  return next.flatMap(({ href }, at) =>
    knownAddresses.has(href)
      ? []
      : [{ path: ['next', at, 'href'], reason: `${href} is no page of ${brand.name} that a guide may lead to` }],
  )
}

/** Reads and checks one guide; its slug is the name of its file. */
export function readGuide(file: ContentFile): ReadContent<Guide> {
  const slug = slugPattern.exec(file.path)?.[1]
  if (slug === undefined) {
    const reason = 'must have a name of lower-case words with hyphens that ends in .yaml'
    return { ok: false, findings: [{ file: file.path, line: 1, field: '', reason }] }
  }
  const read = readContentFile(file, guideSchema, unknownLinks)
  return read.ok ? { ok: true, value: { ...read.value, slug } } : read
}
