import { existsSync, readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { documentedNames, ENV_FILES, withEnvFiles } from './env-file.mjs'
import { explain } from './failure.mjs'
import { pinnedNode, requireRoom } from './install.mjs'
import { at } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { Stop } from './say.mjs'
import { putOnShelf, takeFromShelf } from './shelf.mjs'
import { digest, isStamped, listFiles, writeStamp } from './stamp.mjs'

const ROOM_MB = 500
const FOLDERS = ['app', 'components', 'hooks', 'lib', 'public', 'scripts/lib', 'styles']
const ROOT_FILE = /^(?:.+\.config\.[cm]?[jt]s|instrumentation.*\.ts|proxy\.ts|package(?:-lock)?\.json|tsconfig\.json)$/
const TEST_FILE = /\.(?:test|spec)\.tsx?$|^(?:vitest|playwright)\.config\.ts$/
/** Variables that only a running server reads: setting one must not cost a build. */
const RUN_TIME_ONLY =
  /^(?:NODE_ENV|HOST|(?:PROVIDER_)?PORT|DATA_DIR|DATABASE_.*|LOG_LEVEL|PAGE_RUNTIME|TRUSTED_PROXY_HOPS|SMTP_URL|MAIL_FROM|SMS_GATEWAY_(?:URL|TOKEN)|CODES_PER_HOUR|SEALING_SECRET(?:_BEFORE)?|KEY_DIR|LIVECHAT_ORIGINS)$/
const buildStamp = at('.next', '.timbang-build')
const envStamp = at('.tmp', 'env-checked')

/** The digest of everything that a build is made from. */
function wanted(env) {
  const top = readdirSync(at()).filter((name) => ROOT_FILE.test(name))
  const content = relative(at(), resolve(at(), env.TEST_CONTENT ?? 'content'))
  const files = listFiles(at(), [...FOLDERS, content, ...top], (name) => !TEST_FILE.test(name))
  const facts = documentedNames()
    .filter((name) => !RUN_TIME_ONLY.test(name))
    .map((name) => [name, env[name] ?? null])
  return digest(at(), files, facts)
}

/** Runs one of the project's own TypeScript files the way package.json does, for so many minutes at most. */
export function runScript(name, file, args = [], env = {}, minutes = null) {
  return run(name, pinnedNode(), ['--conditions=react-server', '--import', 'tsx', file, ...args], env, minutes)
}

/** Parses every variable, unless these very values passed already. A bad one stops with its name and the reason. */
export async function ensureEnv() {
  const env = withEnvFiles()
  const sources = listFiles(at(), ['.env.example', ...ENV_FILES, 'scripts/check-env.ts', 'lib/server/env.ts'])
  const value = digest(
    at(),
    sources,
    documentedNames().map((name) => [name, env[name] ?? null]),
  )
  if (isStamped(envStamp, value)) return 'current'
  const { ok, output } = await runScript('env', 'scripts/check-env.ts', [], env)
  if (!ok) throw new Stop(lastLines(output, 10))
  writeStamp(envStamp, value)
  return 'done'
}

/** Whether `.next` is the finished build of the files and settings as they are now. */
export function isBuilt(env = withEnvFiles()) {
  return existsSync(at('.next', 'BUILD_ID')) && isStamped(buildStamp, wanted(env))
}

/** Checks every file under `content/`. */
export async function checkContent() {
  const { ok, output } = await runScript('catalogue-check', 'scripts/catalogue-check.ts')
  if (!ok)
    throw new Stop(
      `${lastLines(output, 60)}\nThe content has mistakes; correct the files named above and run this again.`,
    )
}

/**
 * Builds the site, or takes the same build from the shelf: the tests build with their own clock, and going back and forth
 * between them and `npm start` should not cost a build each time. The stamp is taken before the build and written last: a
 * build that was cut short, or a file that changed meanwhile, makes the next start build again.
 */
export async function build(env = withEnvFiles()) {
  const value = wanted(env)
  putOnShelf()
  if (takeFromShelf(value)) {
    writeStamp(buildStamp, value)
    return
  }
  requireRoom(ROOM_MB)
  const { ok, output, log } = await run('build', pinnedNode(), [at('scripts', 'build.mjs')], {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  if (!ok) throw new Stop(explain(output, `${lastLines(output)}\nThe build failed; all of its output is in ${log}.`))
  writeStamp(buildStamp, value)
}
