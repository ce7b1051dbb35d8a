import type { CDPSession } from '@playwright/test'
import * as z from 'zod'
import { slowNetwork } from './browser'

/**
 * An empty page of another site, as visitors come from one. From the browser's own empty page Chromium would start another process in the
 * middle of the load, since our pages keep their windows to themselves (`Cross-Origin-Opener-Policy`): docs/adr/0138.
 */
const elsewhere = 'data:text/html,'
const quietMs = 700
const patienceMs = 30_000

const attachedSchema = z.object({ sessionId: z.string() })
const saidSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.object({ requestId: z.string().optional() }).optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})
type Said = z.infer<typeof saidSchema>

/** A page that Playwright knows nothing of. */
export interface Unwatched {
  readonly send: (method: string, params?: object) => Promise<unknown>
  /** Resolves when nothing has been on the wire for 700 ms. Throws when that never comes. */
  readonly quiet: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Follows what is on the wire. */
function watchWire() {
  const open = new Set<string>()
  let changed = Date.now()
  const note = ({ method, params }: Said) => {
    const requestId = params?.requestId
    if (requestId === undefined) return
    if (method === 'Network.requestWillBeSent') open.add(requestId)
    else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') open.delete(requestId)
    changed = Date.now()
  }
  const quiet = async () => {
    const deadline = Date.now() + patienceMs
    while (open.size > 0 || Date.now() - changed < quietMs) {
      if (Date.now() > deadline) throw new Error(`Not quiet after ${patienceMs} ms`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { note, quiet }
}

/** Speaks with one page by way of the browser. */
function speakWith(session: CDPSession, sessionId: string) {
  const wire = watchWire()
  const waiting = new Map<number, (said: Said) => void>()
  let last = 0
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const said = saidSchema.parse(JSON.parse(event.message))
    wire.note(said)
    if (said.id !== undefined) waiting.get(said.id)?.(said)
  })
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    last += 1
    const id = last
    const answer = new Promise<Said>((resolve) => waiting.set(id, resolve))
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    const { result, error } = await answer
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }
  return { send, quiet: wire.quiet }
}

/**
 * Opens an empty page on the slow network, by a session with the browser itself. It works as a visitor's does: on a page that
 * Playwright has opened, V8 reads React a second time for the lines of a stack that nobody asked for, 7 of its 10 ms.
 */
export async function openUnwatched(session: CDPSession): Promise<Unwatched> {
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', {
    url: elsewhere,
    browserContextId,
    newWindow: true,
  })
  const { sessionId } = attachedSchema.parse(await session.send('Target.attachToTarget', { targetId, flatten: false }))
  const { send, quiet } = speakWith(session, sessionId)
  await send('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true })
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', slowNetwork)
  const close = async () => {
    await session.send('Target.disposeBrowserContext', { browserContextId })
  }
  return { send, quiet, close }
}
