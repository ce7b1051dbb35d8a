import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '@/package.json'

function buildId(): string | null {
  try {
    return readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    // Development and the provider on its own have no build: the version of the package has to do.
    return null
  }
}

let memo: string | undefined

/** Changes with every build of the site: the version of the package and, where there is a build, its id. */
export function siteVersion(): string {
  if (memo === undefined) {
    const build = buildId()
    memo = build === null ? packageJson.version : `${packageJson.version}+${build}`
  }
  return memo
}
