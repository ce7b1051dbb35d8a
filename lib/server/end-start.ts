import 'server-only'
import { log, writeToStandardError } from './log'
import { StartFailure } from './start-failure'

/**
 * Ends a process that cannot start, with 1 and what the operator has to know: the sentence of a {@link StartFailure}, or
 * for what nobody foresaw a line of the log with all that is known. `portVariable` names the port that it would listen on.
 */
export function endStart(error: unknown, portVariable: 'PORT' | 'PROVIDER_PORT'): never {
  const sentence = sentenceOf(error, portVariable)
  if (sentence === null) log().error('process.start-failed', error)
  else writeToStandardError(`${sentence}\n`)
  process.exit(1)
}

function sentenceOf(error: unknown, portVariable: string): string | null {
  if (error instanceof StartFailure) return error.message
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') return null
  const { code, port } = { code: null, port: null, ...error }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop what uses it or set ${portVariable}.`
  if (code === 'EACCES') return `This user may not open port ${port}; set ${portVariable} to one above 1023.`
  return `HOST and ${portVariable} cannot be listened on (${code}); set HOST to an address of this machine.`
}

/** State is unknown after an error that nobody caught: say so once, end with 1 and let the supervisor start afresh. */
export function endOnUncaught(): void {
  const end = (event: string) => (error: unknown) => {
    log().error(event, error)
    process.exit(1)
  }
  process.on('uncaughtException', end('process.uncaught-exception'))
  process.on('unhandledRejection', end('process.unhandled-rejection'))
}
