import { existsSync, rmSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { withEnvFiles } from './env-file.mjs'
import { ensureInstall, isInstalled, pinnedNode } from './install.mjs'
import { takeLock } from './lock.mjs'
import { at, nextBin, projectPath } from './paths.mjs'
import { launch, passSignals } from './run.mjs'
import { giveUp, step } from './say.mjs'
import { readAddress, requirePort } from './server.mjs'

/** Editors write a file in several strokes; one reload is enough for them all. */
const SETTLE_MS = 150

/**
 * Makes the development server drop its modules, the catalogue in memory among them, and refresh open pages when a file
 * under `content/` changes. No module imports those files, so Next does not watch them; but it reloads everything
 * when the time of an .env file changes, and this one holds nothing else.
 */
function reloadOnContent() {
  const trigger = at('.env.development.local')
  if (!existsSync(trigger)) {
    writeFileSync(
      trigger,
      '# Made by `npm run dev` and removed by it: its time changes when a file in content/ does.\n',
    )
    process.once('exit', () => rmSync(trigger, { force: true }))
  }
  let timer
  const watcher = watch(at('content'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => utimesSync(trigger, new Date(), new Date()), SETTLE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

async function serve(args) {
  const { port } = readAddress(args)
  const host = '127.0.0.1'
  await requirePort(port, host)
  const lock = isInstalled() ? null : await takeLock('preparing')
  await step(isInstalled() ? 'Packages' : 'Installing packages (a minute or two the first time)', ensureInstall)
  lock?.release()
  const stopWatching = reloadOnContent()
  const env = {
    ...withEnvFiles(),
    PATH: projectPath(),
    PORT: String(port),
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const server = launch(pinnedNode(), [nextBin, 'dev', '--hostname', host], { env, stdio: 'inherit' })
  server.once('close', (code) => {
    stopWatching()
    process.exitCode ??= code ?? 1
  })
}

/** `npm run dev`: the site for work, on this machine only, reloading on every change, content included. */
export async function dev(args) {
  passSignals()
  try {
    await serve(args)
  } catch (error) {
    giveUp(error)
  }
}
