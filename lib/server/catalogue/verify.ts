import { slugSchema } from '@/lib/contract/entities/issuer'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryIds, isCategoryId } from '@/lib/domain/categories/load'
import type { Issuer } from '@/lib/domain/products/issuer'
import type { Product } from '@/lib/domain/products/product'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { buildCatalogue, type Catalogue } from './catalogue'
import type { ContentFile } from './content-files'
import { lineOf, type ReadText, readEditorText } from './editor-text'
import { type Finding, fieldName } from './findings'
import { presetProblems } from './preset-rules'
import { type Partner, readAllowedHosts, readPartner } from './read-partner'
import { type Read, readProduct } from './read-product'
import { reservedSlugs } from './reserved-slugs'
import { productProblems } from './rules'

/** What a check depends on besides the files. `today` is the Malaysian day on which it runs. */
export interface VerifyContext {
  readonly today: IsoDate
  readonly categories: readonly Category[]
}

/** A whole catalogue, or everything that is wrong with it: never a part. */
export type Verified =
  | { readonly ok: true; readonly catalogue: Catalogue; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/** A file whose YAML was read. */
export interface ReadFile extends ContentFile {
  readonly read: ReadText
}

/** Where a product's file stands. */
interface Place {
  readonly category: CategoryId
  readonly slug: string
}

const fewestProducts = 12
const allowedHostsFile = 'partners/allowed-hosts.yaml'

class Findings {
  readonly all: Finding[] = []

  add(file: ContentFile, problems: readonly Problem[]): void {
    for (const { path, reason } of problems) {
      this.all.push({ file: file.path, line: lineOf(file.text, path), field: fieldName(path), reason })
    }
  }

  addTo(file: string, line: number, reason: string, field = ''): void {
    this.all.push({ file, line, field, reason })
  }

  /** The value of a file, or null once what is wrong with it is noted. */
  take<T>(file: ReadFile, read: (data: unknown) => Read<T>): T | null {
    if (!file.read.ok) {
      for (const { line, reason } of file.read.problems) this.addTo(file.path, line, reason)
      return null
    }
    const result = read(file.read.data)
    if (result.ok) return result.value
    this.add(file, result.problems)
    return null
  }

  sorted(): readonly Finding[] {
    return this.all.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
  }
}

function withinContent(file: ContentFile): string {
  return file.path.slice(file.path.indexOf('/') + 1)
}

/** The slug that a file's name gives; null and a finding when the name is not `<slug>.yaml`. */
function slugOf(file: ReadFile, name: string, findings: Findings): string | null {
  const slug = name.endsWith('.yaml') ? name.slice(0, -'.yaml'.length) : null
  if (slug !== null && slugSchema.safeParse(slug).success) return slug
  findings.addTo(file.path, 1, 'the file name must be <slug>.yaml in lower-case letters, digits and single hyphens')
  return null
}

function placeOf(file: ReadFile, findings: Findings): Place | null {
  const [, category, name, ...deeper] = withinContent(file).split('/')
  if (category === undefined || !isCategoryId(category) || name === undefined || deeper.length > 0) {
    findings.addTo(file.path, 1, `must lie in content/catalogue/<category>, with one of ${categoryIds.join(', ')}`)
    return null
  }
  const slug = slugOf(file, name, findings)
  return slug === null ? null : { category, slug }
}

/** Pages of partners lie beside the list of hosts and are content of their own. */
function isStray(path: string): boolean {
  return path.startsWith('partners/') && path !== allowedHostsFile && !/^partners\/[^/]+\.md$/.test(path)
}

function readPartners(files: readonly ReadFile[], today: IsoDate, findings: Findings): readonly Partner[] {
  const hostsFile = files.find((file) => withinContent(file) === allowedHostsFile)
  if (hostsFile === undefined) findings.addTo(`content/${allowedHostsFile}`, 1, 'is missing')
  const hosts = hostsFile && findings.take(hostsFile, (data) => readAllowedHosts(data, today))
  // With no usable list every address would be refused for the same reason: say only what is wrong with the list.
  if (!hosts) return []
  const allowed = new Set(hosts.map((entry) => entry.host))
  const codes = new Map<string, string>()
  return files.flatMap((file): Partner[] => {
    const path = withinContent(file)
    if (!path.startsWith('issuers/')) {
      if (isStray(path)) findings.addTo(file.path, 1, 'is not a known file')
      return []
    }
    const slug = slugOf(file, path.slice('issuers/'.length), findings)
    const partner = slug === null ? null : findings.take(file, (data) => readPartner(slug, data, allowed, today))
    if (partner === null) return []
    const other = codes.get(partner.issuer.code)
    if (other !== undefined) findings.add(file, [{ path: ['code'], reason: `is also the code of ${other}` }])
    codes.set(partner.issuer.code, partner.issuer.slug)
    return [partner]
  })
}

function readProducts(
  files: readonly ReadFile[],
  issuers: ReadonlyMap<string, Issuer>,
  context: VerifyContext,
  findings: Findings,
): readonly Product[] {
  const reserved = reservedSlugs(context.categories)
  const slugs = new Map<string, string>()
  return files.flatMap((file): Product[] => {
    if (!withinContent(file).startsWith('catalogue/')) return []
    const place = placeOf(file, findings)
    if (place === null) return []
    const { category, slug } = place
    const other = slugs.get(slug)
    if (other !== undefined) findings.addTo(file.path, 1, `the slug is also that of ${other}`, 'slug')
    slugs.set(slug, file.path)
    if (reserved.has(slug)) findings.addTo(file.path, 1, 'is reserved: an address of the site uses it', 'slug')
    const product = findings.take(file, (data) => readProduct(category, slug, data, issuers))
    if (product === null) return []
    findings.add(file, productProblems(product, context.today))
    return [product]
  })
}

function warningsOf(products: readonly Product[]): readonly string[] {
  return categoryIds.flatMap((id) => {
    const count = products.filter((product) => product.category === id).length
    return count < fewestProducts ? [`${id} has ${count} products; a list worth comparing has ${fewestProducts}`] : []
  })
}

/** Reads the YAML of files. Split from {@link verifyFiles} because it takes nearly all of the time. */
export function readFiles(files: readonly ContentFile[]): readonly ReadFile[] {
  return files.map((file) => ({ ...file, read: readEditorText(file.text) }))
}

/** Checks files as one catalogue: every field, every rule, and what holds between files. */
export function verifyFiles(files: readonly ReadFile[], context: VerifyContext): Verified {
  const findings = new Findings()
  const partners = readPartners(files, context.today, findings)
  const issuers = new Map(partners.map(({ issuer }) => [issuer.slug, issuer]))
  const products = readProducts(files, issuers, context, findings)
  if (findings.all.length === 0) {
    for (const category of context.categories) {
      const own = products.filter((product) => product.category === category.id)
      for (const { path, reason } of presetProblems(category, own, context.today)) {
        findings.addTo(`lib/domain/categories/${category.id}/definition.ts`, 1, reason, fieldName(path))
      }
    }
  }
  if (findings.all.length > 0) return { ok: false, findings: findings.sorted() }
  return { ok: true, catalogue: buildCatalogue(partners, products, context.today), warnings: warningsOf(products) }
}
