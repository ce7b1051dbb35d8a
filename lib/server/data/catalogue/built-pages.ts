import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/** The addresses that a build has rendered, read from its manifest. Throws when there is none, or it is not what a build writes. */
export function readBuiltPages(buildDir: string): ReadonlySet<string> {
  const text = readFileSync(join(buildDir, 'prerender-manifest.json'), 'utf8')
  return new Set(Object.keys(manifestSchema.parse(JSON.parse(text)).routes))
}
