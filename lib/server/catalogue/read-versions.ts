import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryNamed, siteOf } from '@/lib/domain/categories/registry'
import { figureSteps, type ProductVersion } from '@/lib/domain/detail/figure-history'
import type { FigureSteps } from '@/lib/domain/figures/figure-steps'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from './catalogue'
import { readEditorText } from './editor-text'
import type { FileHistory, FileVersion } from './git-history'
import { readProduct } from './read-product'

/** What the versions of the catalogue's files are read with. */
export interface VersionReader {
  /** The text of a file by the name that version control gives it. */
  readonly textOf: (blob: string) => string
  /** The catalogue as it is now. */
  readonly catalogue: Pick<Catalogue, 'issuers' | 'products'>
}

/**
 * How the figure that leads each product of the catalogue changed, by category and slug. A version whose file cannot be read by the rules of
 * today, since it was written under older ones, is left out. The last one is the product as it is now.
 */
export function figuresOver(
  { versions }: Pick<FileHistory, 'versions'>,
  reader: VersionReader,
): Readonly<Record<string, FigureSteps>> {
  return Object.fromEntries(
    Object.entries(versions).flatMap(([key, files]) => {
      const [name = '', slug = ''] = key.split('/')
      const category = categoryNamed(name)
      const product = category === null ? undefined : reader.catalogue.products[category.id].get(slug)
      if (category === null || product === undefined) return []
      const before = files.flatMap((file) => versionOf(category.id, slug, file, reader) ?? [])
      const now = { on: laterOf(files.at(-1)?.on, product.updatedOn), product }
      const steps = figureSteps(category, siteOf(category.id), [...before, now])
      return steps === null ? [] : [[key, steps] as const]
    }),
  )
}

/** The day from which a product is as it is now: its file may have been changed since it was recorded last. */
function laterOf(recorded: IsoDate | undefined, updatedOn: IsoDate): IsoDate {
  return recorded !== undefined && recorded > updatedOn ? recorded : updatedOn
}

function versionOf(
  category: CategoryId,
  slug: string,
  { on, blob }: FileVersion,
  { textOf, catalogue }: VersionReader,
): ProductVersion | null {
  const text = readEditorText(textOf(blob))
  if (!text.ok) return null
  const product = readProduct(category, slug, text.data, catalogue.issuers)
  return product.ok ? { on, product: product.value } : null
}

/** The texts in an answer of `git cat-file --batch`, by the name of each; what git does not have is left out. */
export function blobsOf(answer: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf('\n', at)
    if (end === -1) break
    const [name = '', kind, size] = answer.toString('utf8', at, end).split(' ')
    at = end + 1
    if (kind !== 'blob') continue
    const length = Number(size)
    texts.set(name, answer.toString('utf8', at, at + length))
    at += length + 1
  }
  return texts
}
