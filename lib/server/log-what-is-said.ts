import 'server-only'
import { format, stripVTControlCharacters } from 'node:util'
import type { Log } from './log'

type Write = typeof process.stdout.write

/**
 * From now on, whatever this process says past the log becomes a line of it: what the framework and packages print, and Node's
 * warnings. Else a reader of the log would meet colours and stacks between its lines of JSON. To be called before the framework is
 * loaded; the log itself must not write through `process.stdout` or `process.stderr`.
 */
export function logWhatIsSaid(log: Log): void {
  process.stdout.write = heardBy((said) => log.info('process.said', { said }))
  process.stderr.write = heardBy((said) => log.error('process.said', said))
  console.warn = (...words: unknown[]) => say(format(...words), (said) => log.warn('process.said', { said }))
  // Node prints them itself, by a listener.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn('process.warning', { kind: name, said: message }))
}

/** One event for what is written at once, however many lines it has. */
function heardBy(hear: (said: string) => void): Write {
  return (chunk: string | Uint8Array, ...rest: readonly unknown[]) => {
    say(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'), hear)
    const done = rest.find((one) => typeof one === 'function')
    if (done !== undefined) process.nextTick(done)
    return true
  }
}

function say(text: string, hear: (said: string) => void): void {
  const said = stripVTControlCharacters(text).trim()
  if (said !== '') hear(said)
}
