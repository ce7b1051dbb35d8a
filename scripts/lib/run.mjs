import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { at, projectPath } from './paths.mjs'

const KEPT_OUTPUT = 64_000
/** How long an ended command's output may stay open: a process that it left behind can hold it for ever. */
const OUTPUT_GRACE_MS = 5_000
const live = new Set()

/**
 * Passes SIGINT, SIGTERM and SIGHUP on to every child and ends this process, with the status that the signal means, once
 * they have ended.
 * @returns {() => boolean} whether a signal has come
 */
export function passSignals() {
  let asked = false
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ]) {
    process.on(signal, () => {
      const code = 128 + number
      if (asked) return
      asked = true
      process.exitCode = code
      if (live.size === 0) process.exit(code)
      for (const child of live) child.kill(signal)
    })
  }
  return () => asked
}

/** Starts a child that a signal to this process also reaches. */
export function launch(command, args, options) {
  const child = spawn(command, args, { cwd: at(), ...options })
  live.add(child)
  child.once('close', () => live.delete(child))
  child.once('error', () => live.delete(child))
  return child
}

/** Ends a command and every process of its group; a group that is gone already is no failure. */
function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * When a command is over. That is so when it has ended and its output is closed; a few seconds after its end when something that it
 * started holds the output open; and when its minutes are over, which end it.
 * @param {import('node:child_process').ChildProcess} child leads a process group of its own when there is a limit
 * @param {number | null} minutes
 * @returns {Promise<{ code: number | null, why: string }>} `why` is empty unless it did not end well by itself
 */
function ending(child, minutes) {
  return new Promise((resolve) => {
    let why = ''
    const overdue = () => {
      why = `It was ended: it had not come to its end in ${minutes} minutes.`
      endGroup(child)
    }
    const limit = minutes === null ? null : setTimeout(overdue, minutes * 60_000)
    const end = (code) => {
      clearTimeout(limit)
      resolve({ code: why === '' ? code : null, why })
    }
    child.once('error', (error) => {
      why = error.message
      end(null)
    })
    child.once('close', end)
    child.once('exit', (code) => setTimeout(end, OUTPUT_GRACE_MS, code).unref())
  })
}

/**
 * Runs a command to its end with no input, writing everything it says to `.tmp/logs/<name>.log`.
 * @param {string} name of the log
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to this process's own
 * @param {number | null} [minutes] after which it is ended with all that it started, and counts as failed
 * @returns {Promise<{ ok: boolean, output: string, log: string }>} the output's last 64 kB
 */
export async function run(name, command, args, env = {}, minutes = null) {
  mkdirSync(at('.tmp', 'logs'), { recursive: true })
  const log = `.tmp/logs/${name}.log`
  const file = createWriteStream(at(log))
  let output = ''
  const hear = (chunk) => {
    output = (output + chunk).slice(-KEPT_OUTPUT)
    file.write(chunk)
  }
  // A full disk must not turn the log into the failure that hides the real one.
  file.on('error', (error) => {
    output += `\n${error.message}`
  })
  const child = launch(command, args, {
    env: { ...process.env, PATH: projectPath(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: minutes !== null,
  })
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const { code, why } = await ending(child, minutes)
  child.stdout.off('data', hear).destroy()
  child.stderr.off('data', hear).destroy()
  file.end(why)
  return { ok: code === 0, output: why === '' ? output : `${output}\n${why}`, log }
}

/** The last lines of a command's output, for a person to read. */
export function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
