import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { at, projectPath } from './paths.mjs'

const KEPT_OUTPUT = 64_000
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

/**
 * Runs a command to its end with no input, writing everything it says to `.tmp/logs/<name>.log`.
 * @param {string} name of the log
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env] added to this process's own
 * @returns {Promise<{ ok: boolean, output: string, log: string }>} the output's last 64 kB
 */
export function run(name, command, args, env = {}) {
  mkdirSync(at('.tmp', 'logs'), { recursive: true })
  const log = `.tmp/logs/${name}.log`
  const file = createWriteStream(at(log))
  return new Promise((resolve) => {
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
    })
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (error) => {
      file.end()
      resolve({ ok: false, output: `${output}\n${error.message}`, log })
    })
    child.once('close', (code) => {
      file.end()
      resolve({ ok: code === 0, output, log })
    })
  })
}

/** The last lines of a command's output, for a person to read. */
export function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
