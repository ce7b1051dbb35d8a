import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { firstScript } from './first-script'

/** The part of a page's build manifest that names its stylesheets, for each file of the app that brings some. */
const manifestSchema = z.object({
  entryCSSFiles: z.record(z.string(), z.array(z.object({ path: z.string(), content: z.string().default('') }))),
})

let known: readonly string[] | null = null

/**
 * SHA-256 of the style element of each kind of page of this build: a page carries its stylesheets inline, one after the
 * other in one element. Read once; empty while there is no build, as in development.
 * @throws when the build's manifests are not of the form that this version of Next writes
 */
export function stylesheetHashes(): readonly string[] {
  known ??= [...new Set(readManifests().flatMap(styleElements))].map(hashOf)
  return known
}

/** SHA-256 of the inline scripts that are the same in every document. */
export const constantScriptHashes: readonly string[] = [hashOf(firstScript)]

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64')
}

function readManifests(): string[] {
  const folder = path.join(process.cwd(), '.next', 'server', 'app')
  return globSync('**/page_client-reference-manifest.js', { cwd: folder }).map((name) =>
    readFileSync(path.join(folder, name), 'utf8'),
  )
}

/** What a manifest's files may put in the style element: the layout's stylesheets alone, or with a page's own after them. */
function styleElements(manifest: string): string[] {
  const start = manifest.indexOf('= {', manifest.indexOf('__RSC_MANIFEST['))
  const { entryCSSFiles } = manifestSchema.parse(JSON.parse(manifest.slice(start + 2).replace(/;\s*$/, '')))
  return Object.values(entryCSSFiles)
    .map((files) => [...new Map(files.map((file) => [file.path, file.content])).values()].join(''))
    .filter((css) => css !== '')
}
