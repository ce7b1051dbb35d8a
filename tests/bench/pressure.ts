import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const resultSchema = z.object({ answered: z.number().int(), refused: z.number().int(), seconds: z.number().positive() })

/** What a round of requests gave. `refused` counts every status but 200. */
export type Pressed = z.infer<typeof resultSchema>

/** What the process in pressure-process.ts is told. It begins anew with the first path when all were asked for. */
export interface PressureOrder {
  readonly origin: string
  readonly paths: readonly string[]
  readonly seconds: number
}

/** Asks for pages over 16 kept connections, from a process of its own, as fast as they are answered. */
export async function press(order: PressureOrder): Promise<Pressed> {
  const child = fork(fileURLToPath(new URL('pressure-process.ts', import.meta.url)), { execArgv: [] })
  try {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The load generator ended with ${code}`)
    })
    child.send(order)
    const [message] = await Promise.race([once(child, 'message'), ended])
    return resultSchema.parse(message)
  } finally {
    child.kill()
  }
}
