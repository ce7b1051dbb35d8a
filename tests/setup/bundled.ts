import { execFileSync } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Comes with tsx, which runs these programs outside the tests. */
const bundler = 'node_modules/.bin/esbuild'

/** Makes one file of a program of `scripts/`, which starts in a fifth of the time and of the processor's work. */
export function bundle(script: string, file: string): void {
  const requireForPackages = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);"
  execFileSync(bundler, [
    `scripts/${script}`,
    `--outfile=${file}`,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--conditions=react-server',
    '--external:pg',
    `--banner:js=${requireForPackages}`,
    '--log-level=error',
  ])
}

/** The file of a program of `scripts/`, made once for all tests of a run, in the run's own folder for temporary files. */
export function bundled(script: string): string {
  const file = join(tmpdir(), 'bundled', script.replace(/\.ts$/, '.mjs'))
  if (existsSync(file)) return file
  // Two workers may make it at once; nobody may start half of one.
  const own = `${file}.${process.pid}.${threadId}`
  bundle(script, own)
  renameSync(own, file)
  return file
}
