import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import * as z from 'zod'
import { askedVersion, changesBetween, type DocumentsOf, documentsSchema } from './document-changes'
import { documentSuites } from './document-suites'
import { freePort } from './ports'

const node = process.execPath
const typed = ['--conditions=react-server', '--import', 'tsx']
const logs = resolve('.tmp', 'logs')

/** A command in a folder, all that it says in `.tmp/logs/next-try-<name>.log`. False when it fails. */
async function succeeds(name: string, command: string, args: readonly string[], options: SpawnOptions) {
  const log = openSync(join(logs, `next-try-${name}.log`), 'w')
  const [code] = await once(spawn(command, args, { ...options, stdio: ['ignore', log, log] }), 'exit')
  const ok = code === 0
  console.log(`  ${ok ? ' ' : '!'} ${name}${ok ? '' : `: failed, see .tmp/logs/next-try-${name}.log`}`)
  return ok
}

async function outputOf(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  return Buffer.concat(chunks).toString()
}

/** A copy of what version control knows of this checkout or would take, without anything that is installed or built. */
async function copyTo(folder: string): Promise<void> {
  const files = await outputOf('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of files.split('\0')) if (file !== '' && existsSync(file)) cpSync(file, join(folder, file))
}

const packageSchema = z.object({ version: z.string() })

function installedIn(folder: string): string {
  const text = readFileSync(join(folder, 'node_modules', 'next', 'package.json'), 'utf8')
  return packageSchema.parse(JSON.parse(text)).version
}

async function weigh(name: string, cwd: string, env: NodeJS.ProcessEnv): Promise<DocumentsOf | null> {
  const file = join(logs, `next-try-${name}.json`)
  const ok = await succeeds(`documents-${name}`, node, [...typed, 'tests/bench/documents.ts', file], { cwd, env })
  return ok ? documentsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

function say(before: DocumentsOf, after: DocumentsOf): void {
  console.log('Documents, as sent:')
  for (const line of changesBetween(before, after)) console.log(`    ${line}`)
  console.log(`Of ${after.looked} documents, ${after.faults.length} are not what they should be:`)
  for (const fault of after.faults) console.log(`  ! ${fault}`)
}

async function runSuites(cwd: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [site, provider, remote] = [await freePort(), await freePort(), await freePort()]
  const ports = { E2E_SITE_PORT: `${site}`, E2E_PROVIDER_PORT: `${provider}`, E2E_REMOTE_PORT: `${remote}` }
  const tool = (name: string, file: string, args: readonly string[], more = {}) =>
    succeeds(name, node, [join('node_modules', file), ...args], { cwd, env: { ...env, ...more } })
  const outcomes = [
    await tool('typegen', 'next/dist/bin/next', ['typegen']),
    await tool('types', 'typescript/bin/tsc', ['--noEmit']),
    await tool('unit', 'vitest/vitest.mjs', ['run', ...documentSuites.unit]),
    await tool('browser', '@playwright/test/cli.js', ['test', ...documentSuites.browser], ports),
  ]
  return outcomes.every((ok) => ok)
}

/** Installs, builds, weighs and tests. False when anything is not as it should be. */
async function tryIn(folder: string, version: string): Promise<boolean> {
  await copyTo(folder)
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  const env = { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' }
  const here = { cwd: folder, env }
  const quiet = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const kinds = ['--include=dev', '--include=optional']
  const installed = await succeeds('install', 'npm', ['install', `next@${version}`, ...kinds, ...quiet], here)
  if (!installed || installedIn(folder) !== version) return false
  const production = { ...env, NODE_ENV: 'production' as const }
  if (!(await succeeds('build', node, ['scripts/build.mjs'], { ...here, env: production }))) return false
  const [before, after] = [await weigh('standing', process.cwd(), process.env), await weigh('tried', folder, env)]
  if (before !== null && after !== null) say(before, after)
  const passed = await runSuites(folder, env)
  return passed && before !== null && after !== null && after.faults.length === 0
}

async function main(version: string): Promise<void> {
  const manifest = z.object({ dependencies: z.object({ next: z.string() }) })
  const standing = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8'))).dependencies.next
  console.log(`Next ${version}, beside ${standing} that stands:`)
  mkdirSync(logs, { recursive: true })
  // Not inside the checkout, whose packages would be found where the copy has none.
  const folder = mkdtempSync(join(tmpdir(), 'timbang-next-'))
  try {
    const good = await tryIn(folder, version)
    console.log(good ? `Next ${version} can be taken.` : `Next ${version} cannot be taken as it is.`)
    if (!good) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const version = askedVersion(process.argv.slice(2))
if (version === null) {
  console.error('Say one exact version: npm run next:try -- 16.4.6')
  process.exitCode = 1
} else {
  await main(version)
}
