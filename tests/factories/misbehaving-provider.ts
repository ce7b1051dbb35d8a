import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** How a provider may behave. `well`: as the one behind it does. */
export const misbehaviours = [
  'drips',
  'hangs',
  'fails',
  'talks nonsense',
  'answers another schema',
  'floods',
  'refuses',
] as const
export type Misbehaviour = (typeof misbehaviours)[number]

/** A provider in a process of its own that stands before a good one and behaves as it is told. */
export interface MisbehavingProvider {
  readonly url: string
  readonly behave: (how: Misbehaviour | 'well') => Promise<void>
  readonly stop: () => Promise<void>
}

/** `refuses` closes the port's connections unanswered: where nobody listens, clients see the same a moment earlier. */
const program = `
const { createServer, request } = require('node:http')
let how = 'well'
const answers = {
  drips: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(timer))
  },
  hangs: () => {},
  fails: (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Oops"}'),
  'talks nonsense': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hello</html>'),
  'answers another schema': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"asOf":"soon","products":7}}'),
  floods: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => { while (!response.destroyed && response.write('a'.repeat(65536))); }
    response.on('drain', more)
    more()
  },
  refuses: (response) => response.destroy(),
}
const server = createServer((incoming, response) => {
  response.on('error', () => {})
  if (incoming.url.startsWith('/behave/')) {
    how = decodeURIComponent(incoming.url.slice(8))
    return response.end()
  }
  if (how !== 'well') return answers[how](response)
  const { method, headers } = incoming
  const behind = request(process.argv[1] + incoming.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  behind.on('error', () => response.destroy())
  incoming.pipe(behind)
}).listen(0, '127.0.0.1', () => console.log(String(server.address().port)))
`

/** Starts one before the provider at a base address without a slash at its end. */
export async function startMisbehaving(goodProvider: string): Promise<MisbehavingProvider> {
  const child = spawn(process.execPath, ['-e', program, goodProvider], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface({ input: child.stdout }), 'line')
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    behave: async (how) => {
      await fetch(`${url}/behave/${encodeURIComponent(how)}`)
    },
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}
