import { createServer } from 'node:http'
import next from 'next'
import { dynamicPageOf, storedAt } from '@/lib/routing/dynamic-pages'

const hostname = '127.0.0.1'
const port = Number(process.env.PORT)

/**
 * The framework's development server, which no front stands before: only addresses whose page lies
 * elsewhere are led to it here too, by the same rules.
 */
async function main(): Promise<void> {
  const app = next({ dev: true, dir: process.cwd(), hostname, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => {
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?', 2)
    const page = dynamicPageOf(pathname, new URLSearchParams(query)) ?? storedAt(pathname)
    if (page !== pathname) request.url = `${page}?${query}`
    handle(request, response).catch((error: unknown) => console.error(error))
  })
  server.listen(port, hostname, () => console.log(`Ready at http://localhost:${port}`))
}

await main()
