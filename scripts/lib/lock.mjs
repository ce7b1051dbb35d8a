import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { at } from './paths.mjs'
import { Stop } from './say.mjs'

const POLL_MS = 250

/** When the process was started, in kernel ticks: tells a process from a later one that got the same number. */
function birth(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readLock(path) {
  try {
    const text = readFileSync(path, 'utf8')
    const { pid, born, doing } = JSON.parse(text)
    return { text, pid, doing, held: isAlive(pid) && birth(pid) === born }
  } catch (error) {
    // A lock that cannot be read holds nobody: it is written whole before it gets its name.
    return error.code === 'ENOENT' ? null : { text: '', pid: 0, doing: '', held: false }
  }
}

/** Sets aside the lock of a process that died. If another took it meanwhile, its lock is put back. */
function clearDead(path, dead) {
  const aside = `${path}.dead.${process.pid}`
  try {
    renameSync(path, aside)
    if (dead.text !== '' && readFileSync(aside, 'utf8') !== dead.text) linkSync(aside, path)
    rmSync(aside, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
}

/**
 * Makes this process the only one that prepares or serves this checkout. A checkout that is being prepared or tested is
 * waited for; one that is being served is not, since a build would pull the files from under that server.
 * @param {string} doing `preparing`, `serving` or `testing`
 * @returns {Promise<{ say: (doing: string) => void, release: () => void }>}
 */
export async function takeLock(doing, path = at('.tmp', 'run.lock')) {
  mkdirSync(at('.tmp'), { recursive: true })
  const mine = `${path}.${process.pid}`
  const write = (words) =>
    writeFileSync(mine, JSON.stringify({ pid: process.pid, born: birth(process.pid), doing: words }))
  write(doing)
  process.once('exit', () => rmSync(mine, { force: true }))
  await claim(path, mine)
  return {
    say: (words) => {
      write(words)
      renameSync(mine, path)
    },
    release: () => rmSync(path, { force: true }),
  }
}

/** Gives the lock file its name as soon as no living process holds it. */
async function claim(path, mine) {
  let told = false
  for (;;) {
    try {
      linkSync(mine, path)
      rmSync(mine)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const other = readLock(path)
    if (other?.held) {
      refuseServing(other, mine)
      if (!told) console.log(`Process ${other.pid} is ${other.doing} this checkout; waiting for it ...`)
      told = true
      await wait(POLL_MS)
    } else if (other !== null) clearDead(path, other)
  }
}

function refuseServing(other, mine) {
  if (!other.doing.startsWith('serving')) return
  rmSync(mine, { force: true })
  throw new Stop(`This checkout is already ${other.doing} (process ${other.pid}); stop that one first.`)
}
