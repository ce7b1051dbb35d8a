import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/**
 * The addresses that a build has rendered, read from its manifest; null when there is none, as during the build itself
 * and in development. Throws when the manifest is not what a build writes.
 */
export function readBuiltPages(buildDir: string): ReadonlySet<string> | null {
  let text: string
  try {
    text = readFileSync(join(buildDir, 'prerender-manifest.json'), 'utf8')
  } catch {
    return null
  }
  return new Set(Object.keys(manifestSchema.parse(JSON.parse(text)).routes))
}

/**
 * The products that have a page in `folder`. The set of pages is fixed at build; a remote provider may have learned
 * of more products since, and a link to one would be a 404. With `built` null all are kept.
 */
export function withPages<P extends { readonly slug: string }>(
  products: readonly P[],
  folder: string,
  built: ReadonlySet<string> | null,
): readonly P[] {
  return built === null ? products : products.filter((product) => built.has(`${folder}/${product.slug}`))
}
