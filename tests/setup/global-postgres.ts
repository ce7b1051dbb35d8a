import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type Cluster, postgresBinaries, startCluster } from './postgres-cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address that answers with the test database's address, starting the server on the first request. */
    postgresBroker: string
  }
}

/**
 * Offers PostgreSQL to all test files. A run that never asks for it starts none. The answer's body is the address; it
 * is empty where the machine has no PostgreSQL, and tests that need one are then skipped and counted.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster | null> | null = null
  const start = async () => {
    const given = process.env.TEST_POSTGRES_URL
    if (given !== undefined && given !== '') return { url: given, stop: async () => undefined }
    const binaries = postgresBinaries()
    return binaries === null ? null : startCluster(binaries)
  }
  const broker = createServer((_request, response) => {
    cluster ??= start()
    cluster.then(
      (started) => response.end(started?.url ?? ''),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(broker, 'listening')
  const address = broker.address()
  if (address === null || typeof address === 'string') throw new Error('No address to listen on')
  project.provide('postgresBroker', `http://127.0.0.1:${address.port}`)
  return async () => {
    broker.close()
    broker.closeAllConnections()
    const started = await cluster?.catch(() => null)
    await started?.stop()
  }
}
