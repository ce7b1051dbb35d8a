import { type ProductText, wordProblems } from '@/lib/domain/categories/shared/word-problems'
import type { Figure } from '@/lib/domain/figures/figure'
import type { Issuer } from '@/lib/domain/products/issuer'
import type { AnyProduct } from '@/lib/domain/products/product-base'
import type { FieldPath, Problem } from '@/lib/domain/validation/field-problem'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { restrictionProblems } from './rules-restriction'

/** A reference to an entry of the table of sources, and where it stands. */
interface SourceReference {
  readonly path: FieldPath
  readonly source: string
}

/** Whether a value read from a file is a figure: nothing else has a state. */
export function isFigure(value: unknown): value is Figure<unknown> {
  return typeof value === 'object' && value !== null && 'state' in value
}

/** Visits every map and list below a value, the value itself first, with its path. */
export function walk(value: unknown, path: FieldPath, visit: (value: object, path: FieldPath) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, path)
  if (Array.isArray(value)) {
    value.forEach((entry, index) => {
      walk(entry, [...path, index], visit)
    })
    return
  }
  for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key], visit)
}

function sourceReferences(product: AnyProduct): readonly SourceReference[] {
  const { sources, issuer, disclosureSource, ...fields } = product
  const found: SourceReference[] = [
    { path: ['officialSource'], source: product.officialSource },
    ...(disclosureSource === undefined ? [] : [{ path: ['disclosureSource'], source: disclosureSource }]),
  ]
  walk(fields, [], (value, path) => {
    if ('source' in value && typeof value.source === 'string') {
      found.push({ path: [...path, 'source'], source: value.source })
    }
  })
  return found
}

function sourceProblems(product: AnyProduct, today: IsoDate): readonly Problem[] {
  const references = sourceReferences(product)
  const used = new Set(references.map((reference) => reference.source))
  const unknown = references
    .filter((reference) => !Object.hasOwn(product.sources, reference.source))
    .map(({ path, source }): Problem => ({ path, reason: `there is no source named ${source}` }))
  const entries = Object.entries(product.sources).flatMap(([name, source]): Problem[] => {
    const found: Problem[] = []
    const report = (field: string, reason: string) => found.push({ path: ['sources', name, field], reason })
    if (!used.has(name)) found.push({ path: ['sources', name], reason: 'no field refers to this source' })
    const invented = product.issuer.invented && source.kind !== 'regulator'
    if (invented && !new URL(source.url).hostname.endsWith('.example')) {
      report('url', 'a page of an invented issuer must lie under .example')
    }
    if (source.checkedOn > today) report('checkedOn', `lies in the future: today is ${today}`)
    return found
  })
  return [...unknown, ...entries]
}

function requirementProblems({ requirements = {} }: AnyProduct): readonly Problem[] {
  const found: Problem[] = []
  const { minAge, maxAge } = requirements
  if (minAge?.state === 'known' && maxAge?.state === 'known' && minAge.value > maxAge.value) {
    found.push({ path: ['requirements', 'minAge', 'value'], reason: `is above the highest age, ${maxAge.value}` })
  }
  for (const field of ['residencies', 'workerKinds'] as const) {
    const figure = requirements[field]
    if (figure?.state === 'known' && figure.value.length === 0) {
      found.push({ path: ['requirements', field, 'value'], reason: 'is an empty list: nobody could apply' })
    }
  }
  return found
}

function ownTexts(product: AnyProduct): readonly ProductText[] {
  const { summary, promotion = null, documents = [] } = product
  return [
    { path: ['summary'], text: summary },
    ...(promotion === null ? [] : [{ path: ['promotion', 'text'], text: promotion.text }]),
    ...documents.map((text, index) => ({ path: ['documents', index], text })),
  ]
}

/** Issuers whose every product is Islamic. */
const islamicIssuers: Readonly<Partial<Record<Issuer['kind'], string>>> = {
  'islamic-bank': 'an Islamic bank',
  'takaful-operator': 'a takaful operator',
}

/** Rules that hold for a product of any category. `today` is the Malaysian day on which the check runs. */
export function commonProblems(product: AnyProduct, today: IsoDate): readonly Problem[] {
  const found: Problem[] = [
    ...sourceProblems(product, today),
    ...requirementProblems(product),
    ...restrictionProblems(product),
    ...wordProblems(product.shariah ?? null, ownTexts(product)),
  ]
  const { promotion = null, issuer } = product
  if (promotion?.end && promotion.end < promotion.start) {
    found.push({ path: ['promotion', 'end'], reason: `lies before the start, ${promotion.start}` })
  }
  if (product.updatedOn > today) found.push({ path: ['updatedOn'], reason: `lies in the future: today is ${today}` })
  const islamic = islamicIssuers[issuer.kind]
  if (islamic !== undefined && product.shariah === null) {
    found.push({ path: ['shariah'], reason: `${issuer.name} is ${islamic}: name the contract` })
  }
  if (product.sample !== issuer.invented) {
    found.push({
      path: ['sample'],
      reason: `must be ${issuer.invented}: the issuer is ${issuer.invented ? 'invented' : 'real'}`,
    })
  }
  return found
}
