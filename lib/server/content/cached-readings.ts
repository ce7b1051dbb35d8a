import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { env } from '../env'

/** What a text is read as: YAML into plain data, Markdown into prose. */
type Syntax = 'yaml' | 'markdown'

/** A text and what it was read as; `data` is what JSON can carry. */
export interface Reading {
  readonly syntax: Syntax
  readonly text: string
  readonly data: unknown
}

const readingsSchema = z.record(z.string(), z.unknown())
type Readings = z.infer<typeof readingsSchema>

const fileOf = (buildDir: string) => join(/* turbopackIgnore: true */ buildDir, 'readings.json')

/** By the text itself, so that a file which has changed since is read anew. */
const keyOf = (syntax: Syntax, text: string) =>
  createHash('sha256').update(syntax).update('\n').update(text).digest('base64url')

/** Keeps with a build what its texts were read as. */
export function cacheReadings(buildDir: string, readings: readonly Reading[]): void {
  const kept = Object.fromEntries(readings.map(({ syntax, text, data }) => [keyOf(syntax, text), data]))
  writeFileSync(fileOf(buildDir), JSON.stringify(kept))
}

/** What a build has kept: asked for a text, it gives the data, or undefined for a text that it did not read. Throws when the file is damaged. */
export function readingsOf(buildDir: string): (syntax: Syntax, text: string) => unknown {
  const file = fileOf(buildDir)
  const kept: Readings = existsSync(file) ? readingsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return (syntax, text) => kept[keyOf(syntax, text)]
}

let held: ReturnType<typeof readingsOf> | undefined

/**
 * What the build of this process has read a text as; undefined where it did not. Only a server for visitors asks: in development
 * and in tests the readers themselves may have changed since.
 */
export function cachedReading(syntax: Syntax, text: string): unknown {
  if (env().NODE_ENV !== 'production') return undefined
  held ??= readingsOf(join(process.cwd(), '.next'))
  return held(syntax, text)
}
