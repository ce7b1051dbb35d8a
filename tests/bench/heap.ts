import { once } from 'node:events'
import * as z from 'zod'

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.url() })).min(1)
const messageSchema = z.object({ id: z.number().int().optional(), result: z.unknown() })
const usageSchema = z.object({ usedSize: z.number(), backingStorageSize: z.number() })

/** What a Node process that was started with `--inspect` says of its own memory. */
export class HeapWatch {
  readonly #socket: WebSocket
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** Connects to the inspector at a port of this machine. */
  static async at(port: number): Promise<HeapWatch> {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
    const [target] = targetsSchema.parse(await answer.json())
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
    await once(socket, 'open')
    return new HeapWatch(socket)
  }

  /** What is still in use after a collection, in MB: objects, and the bytes of buffers that they hold. */
  async usedMb(): Promise<number> {
    await this.#ask('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = usageSchema.parse(await this.#ask('Runtime.getHeapUsage'))
    return (usedSize + backingStorageSize) / 1_000_000
  }

  close(): void {
    this.#socket.close()
  }

  #ask(method: string): Promise<unknown> {
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve, reject) => {
      const answered = new AbortController()
      const until = { signal: answered.signal }
      const hear = ({ data }: MessageEvent) => {
        const message = messageSchema.parse(JSON.parse(String(data)))
        if (message.id !== id) return
        answered.abort()
        resolve(message.result)
      }
      const end = () => reject(new Error('The process that is watched has ended'))
      this.#socket.addEventListener('message', hear, until)
      this.#socket.addEventListener('close', end, until)
      this.#socket.send(JSON.stringify({ id, method }))
    })
  }
}
