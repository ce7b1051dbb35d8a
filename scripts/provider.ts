import { handler } from '@/lib/server/api/handler'
import { StateError } from '@/lib/server/db/state-error'
import { EnvError, env } from '@/lib/server/env'
import { startState, stopOnSignals } from '@/lib/server/lifecycle'
import { loadEnvFiles } from './load-env-files'
import { serveHandler } from './serve-handler'

/** Serves the provider alone, at the root: a site started with API_BASE_URL=http://localhost:3100 uses it. */
async function main(): Promise<void> {
  loadEnvFiles()
  await startState()
  const { HOST, PROVIDER_PORT } = env()
  const server = await serveHandler(handler, HOST, PROVIDER_PORT)
  stopOnSignals(() => server.close())
  process.stdout.write(`The provider answers at http://localhost:${server.port}\n`)
}

function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof StateError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${env().PROVIDER_PORT} is in use; stop what uses it or set PROVIDER_PORT.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
