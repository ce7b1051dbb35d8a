import 'server-only'
import { resolve } from 'node:path'
import { env } from './env'

/** The folder that this process reads catalogue and texts from: `content/`, or the one that a test run names in TEST_CONTENT. */
export function contentDir(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env().TEST_CONTENT ?? 'content')
}
