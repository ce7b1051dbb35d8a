import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, checkContent, ensureEnv, isBuilt } from './build.mjs'
import { withEnvFiles } from './env-file.mjs'
import { ensureInstall, isInstalled } from './install.mjs'
import { takeLock } from './lock.mjs'
import { at } from './paths.mjs'
import { passSignals } from './run.mjs'
import { giveUp, Stop, seconds, step } from './say.mjs'
import { addressOf, readAddress, requirePort, startServer } from './server.mjs'

/**
 * Makes a folder and those above it, for the user of the site alone, as what is kept in it is personal. Node's own recursive mkdir never returns where a folder exists and refuses children
 * with ENOENT, as /proc does.
 */
export function makeFolder(folder) {
  if (existsSync(folder)) return
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start has made it since.
    if (error.code !== 'EEXIST') throw error
  }
}

/** Writes a small file to the folder and takes it away again: permissions, a read-only disk and a full one all show. */
function requireDataFolder() {
  const env = withEnvFiles()
  if (env.DATABASE_URL) return
  const folder = resolve(at(), env.DATA_DIR || '.data')
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(probe, 'x'.repeat(4096))
    rmSync(probe)
  } catch (error) {
    const reason = error.code === 'ENOSPC' ? 'the disk is full' : `cannot be written (${error.code})`
    throw new Stop(
      `The data folder ${folder}: ${reason}; put that right, or set DATA_DIR to another folder, and run this again.`,
    )
  }
}

/** Brings the checkout to the state where it can be served: packages, settings, content, build. */
async function prepare(isStopping) {
  const steps = [
    [isInstalled() ? 'Packages' : 'Installing packages (a minute or two the first time)', ensureInstall],
    ['Settings', ensureEnv],
  ]
  for (const [label, work] of steps) if (!isStopping()) await step(label, work)
  if (isStopping()) return
  if (isBuilt()) {
    await step('Content and build', async () => 'current')
    return
  }
  await step('Checking content', checkContent)
  if (!isStopping()) await step('Building the site (a minute or two)', build)
}

async function serve(args, isStopping) {
  const began = performance.now()
  const { port, host } = readAddress(args)
  await requirePort(port, host)
  requireDataFolder()
  const lock = await takeLock('preparing')
  process.once('exit', lock.release)
  await prepare(isStopping)
  if (isStopping()) return
  await requirePort(port, host)
  const address = addressOf(port, host)
  let server = null
  await step('Opening the database and starting the server', async () => {
    server = await startServer(port, host)
  })
  lock.say(`serving ${address}`)
  console.log(`\nReady at ${address} after ${seconds(performance.now() - began)}. Stop with Ctrl+C.`)
  server.once('close', (code) => {
    if (isStopping()) return
    console.error('The server stopped by itself.')
    process.exitCode = code === 0 ? 1 : (code ?? 1)
  })
}

/** `npm start`: from a fresh clone to a served site, without a question. */
export async function start(args) {
  const isStopping = passSignals()
  try {
    await serve(args, isStopping)
  } catch (error) {
    if (!isStopping()) giveUp(error)
  }
}
