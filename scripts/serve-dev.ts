import { createServer } from 'node:http'
import next from 'next'
import { twinOf } from '@/lib/twins'

const hostname = '127.0.0.1'
const port = Number(process.env.PORT)

/**
 * The framework's development server, which no front stands before: only addresses that are rendered per request are led
 * to their page here too, by the same rule.
 */
async function main(): Promise<void> {
  const app = next({ dev: true, dir: process.cwd(), hostname, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => {
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?', 2)
    const twin = twinOf(pathname, new URLSearchParams(query))
    if (twin !== null) request.url = `${twin}?${query}`
    handle(request, response).catch((error: unknown) => console.error(error))
  })
  server.listen(port, hostname, () => console.log(`Ready at http://localhost:${port}`))
}

await main()
