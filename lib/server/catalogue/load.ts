import 'server-only'
import { join } from 'node:path'
import { categoryList } from '@/lib/domain/categories/registry'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { clock } from '../clock'
import type { Catalogue } from './catalogue'
import { contentStamp, readContentFiles } from './content-files'
import { CatalogueError } from './findings'
import { readFiles, type VerifyContext, verifyFiles } from './verify'

/** The catalogue of a process, with the state of the files it was read from. */
interface Held {
  readonly catalogue: Catalogue
  readonly stamp: string
}

declare global {
  /** On the global object because a development server evaluates modules again and again. */
  var heldCatalogue: Held | undefined
}

function today(): VerifyContext {
  return { today: malaysianDay(clock().now()), categories: categoryList }
}

/** Reads and checks the catalogue below a content folder. Throws CatalogueError with all findings: all or nothing. */
export function loadCatalogue(dir: string, context: VerifyContext = today()): Catalogue {
  const verified = verifyFiles(readFiles(readContentFiles(dir)), context)
  if (!verified.ok) throw new CatalogueError(verified.findings)
  return verified.catalogue
}

/**
 * The catalogue of this process, read from `content/` once. With `recheck` (development) it is read again when a file
 * has changed; a broken change throws CatalogueError until it is mended.
 */
export function catalogue(options: { readonly recheck?: boolean } = {}): Catalogue {
  const dir = join(process.cwd(), 'content')
  const held = globalThis.heldCatalogue
  if (held !== undefined && !options.recheck) return held.catalogue
  const stamp = contentStamp(dir)
  if (held?.stamp === stamp) return held.catalogue
  const loaded = loadCatalogue(dir)
  globalThis.heldCatalogue = { catalogue: loaded, stamp }
  return loaded
}
