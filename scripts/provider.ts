import { handler } from '@/lib/server/api/handler'
import { endStart } from '@/lib/server/end-start'
import { env } from '@/lib/server/env'
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

try {
  await main()
} catch (error) {
  endStart(error, 'PROVIDER_PORT')
}
