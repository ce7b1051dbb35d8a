import { connect } from 'node:net'
import type { PressureOrder } from './pressure.ts'

const connections = 16
const bufferBytes = 128 * 1024
const headEnd = '\r\n\r\n'

interface Counts {
  answered: number
  refused: number
}

/** The status of an answer and the bytes of all of it. Throws when the head is not whole: none of ours is that long. */
function readHead(chunk: Buffer): { status: number; size: number } {
  const end = chunk.indexOf(headEnd)
  const head = chunk.toString('latin1', 0, Math.max(end, 0))
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (end === -1 || length === undefined) throw new Error(`An answer that is not understood: ${head.slice(0, 200)}`)
  return { status: Number(head.slice(9, 12)), size: end + headEnd.length + Number(length) }
}

/**
 * Asks over one connection, one request after the other. A socket without a parser behind it: Node's own client takes
 * more processor time for an answer than the servers that are measured.
 */
function keepAsking(origin: URL, next: () => string, until: number, counts: Counts): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = 0
    const onData = (bytes: number, buffer: Uint8Array): boolean => {
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, bytes)
      if (left === 0) {
        const { status, size } = readHead(chunk)
        left = size
        if (status === 200) counts.answered += 1
        else counts.refused += 1
      }
      left -= bytes
      if (left > 0) return true
      if (performance.now() < until) {
        socket.write(request(origin, next()))
        return true
      }
      resolve()
      socket.destroy()
      return false
    }
    const callback = (bytes: number, buffer: Uint8Array) => {
      try {
        return onData(bytes, buffer)
      } catch (error) {
        reject(error)
        return false
      }
    }
    const onread = { buffer: Buffer.allocUnsafe(bufferBytes), callback }
    const socket = connect({ host: origin.hostname, port: Number(origin.port), noDelay: true, onread })
    socket.once('connect', () => socket.write(request(origin, next())))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed a kept connection')))
  })
}

function request({ host }: URL, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n\r\n`
}

async function round({ origin, paths, seconds }: PressureOrder) {
  const began = performance.now()
  const until = began + seconds * 1000
  const counts: Counts = { answered: 0, refused: 0 }
  let at = 0
  const next = () => {
    const path = paths[at % paths.length] ?? '/'
    at += 1
    return path
  }
  const url = new URL(origin)
  await Promise.all(Array.from({ length: connections }, () => keepAsking(url, next, until, counts)))
  return { ...counts, seconds: (performance.now() - began) / 1000 }
}

process.once('message', async (order: PressureOrder) => {
  process.send?.(await round(order))
})
