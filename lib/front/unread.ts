import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much of a body that nobody read is thrown away after its answer, in milliseconds and bytes, before the connection is cut. */
export interface LeftoverLimits {
  readonly leftoverMs: number
  readonly leftoverBytes: number
}

/** Whether some of a request's body has not arrived yet: most answers to a form are written when it has. */
function isUnread({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Makes an answer the last on its connection when the request was not read to its end: Node would leave the rest of the body in the
 * connection, before the next request, which then hangs; behind a proxy that is another visitor's. To be called before the head of the
 * answer is written.
 */
export function closeIfUnread(response: ServerResponse, limits: LeftoverLimits): void {
  const { req: request, socket } = response
  if (socket === null || !isUnread(request)) return
  response.setHeader('Connection', 'close')
  const closeOnceSent = socket.destroySoon.bind(socket)
  // Node calls this after the answer. A connection that is closed with bytes unread is reset, and a client may lose the answer by that.
  socket.destroySoon = () => {
    if (request.complete) return closeOnceSent()
    socket.end()
    request.once('end', closeOnceSent)
    throwAwayRest(request, socket, limits)
  }
}

function throwAwayRest(request: IncomingMessage, socket: Socket, { leftoverMs, leftoverBytes }: LeftoverLimits): void {
  const timer = setTimeout(() => socket.destroy(), leftoverMs)
  socket.once('close', () => clearTimeout(timer))
  let left = leftoverBytes
  request.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) socket.destroy()
  })
  // Whoever began to read and stopped would keep the rest from flowing.
  request.removeAllListeners('readable')
  request.resume()
}
