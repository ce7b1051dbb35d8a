import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { explain } from './failure.mjs'
import { at, nextBin, onPath, systemPath } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { Stop } from './say.mjs'
import { digest, isStamped, writeStamp } from './stamp.mjs'

const ROOM_MB = 1500
const stampPath = at('node_modules', '.timbang-install')

function wanted() {
  return digest(at(), ['package-lock.json', 'package.json'], [process.platform, process.arch])
}

/** Whether node_modules is the finished work of an install from this very lockfile, for this kind of machine. */
export function isInstalled() {
  return existsSync(nextBin) && isStamped(stampPath, wanted())
}

/** Refuses to begin what the disk cannot hold. */
export function requireRoom(megabytes) {
  const disk = statfsSync(at())
  const free = Math.floor((disk.bavail * disk.bsize) / 2 ** 20)
  if (free < megabytes) {
    throw new Stop(
      `There is no space left on the disk: ${free} MB are free, ${megabytes} MB are needed; make room and run this again.`,
    )
  }
}

/** npm by the Node that npm itself runs on: the pinned Node lies in the folder that `npm ci` deletes first. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const given = npm !== undefined && /npm-cli\.js$/.test(npm) && existsSync(npm)
  if (given && node !== undefined && existsSync(node) && !node.includes('node_modules')) return [node, npm]
  const found = onPath(['npm'])
  if (found === null) throw new Stop('npm is not on the PATH; install it beside Node and run this again.')
  return [found]
}

/**
 * Installs from the lockfile unless that is done already. The stamp is written last, so a half-finished install is redone.
 * @returns {Promise<string>} the word for the progress line
 */
export async function ensureInstall() {
  if (isInstalled()) return 'current'
  requireRoom(ROOM_MB)
  rmSync(stampPath, { force: true })
  const [command, ...first] = npmCommand()
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const patience = ['--fetch-retries=3', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=4000']
  const path = command === first[0] ? systemPath() : [dirname(command), systemPath()].join(delimiter)
  const { ok, output, log } = await run('install', command, [...args, ...patience], { PATH: path, NODE_ENV: undefined })
  if (!ok || !existsSync(nextBin)) {
    throw new Stop(
      explain(
        output,
        `${lastLines(output, 15)}\nThe packages could not be installed; all of npm's output is in ${log}.`,
      ),
    )
  }
  pinnedNode()
  writeStamp(stampPath, wanted())
  return 'done'
}

/** The Node that the site runs on: the one from the lockfile, else this one if it is new enough. */
export function pinnedNode() {
  const pinned = at('node_modules', '.bin', 'node')
  if (existsSync(pinned)) return pinned
  const required = Number(readFileSync(at('.node-version'), 'utf8').trim().split('.')[0])
  if (Number(process.versions.node.split('.')[0]) >= required) return process.execPath
  throw new Stop(
    `The site needs Node ${required}, its package for ${process.platform} ${process.arch} did not install, and this is Node ${process.versions.node}; install Node ${required} and run this again.`,
  )
}
