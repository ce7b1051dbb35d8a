import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { trustedTypesScript } from './trusted-types'

let known: readonly string[] | null = null

/**
 * SHA-256 of each stylesheet of this build: pages carry them inline, byte for byte. Read once; empty while there is no
 * build, as in development.
 */
export function stylesheetHashes(): readonly string[] {
  known ??= readStylesheets().map(hashOf)
  return known
}

/** SHA-256 of the inline scripts that are the same in every document. */
export const constantScriptHashes: readonly string[] = [hashOf(trustedTypesScript)]

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}

function readStylesheets(): Buffer[] {
  const folder = path.join(process.cwd(), '.next', 'static', 'chunks')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join(folder, name)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
