import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import inject, { type DispatchFunc } from 'light-my-request'
import { frontHeader } from './request-headers'

/** What takes a request and answers it: the framework's documented request handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What the framework answered. */
export interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** All that a page made for one visitor is told of them: what stands in their own browser, and who called. */
export interface Visitor {
  readonly cookie?: string
  readonly 'x-forwarded-for': string
}

/**
 * Asks for an address of the site the way nobody in particular would, or on behalf of one visitor: what is answered then is theirs
 * alone. Rejects with {@link RenderError}.
 */
export type Ask = (address: string, visitor?: Visitor) => Promise<Rendered>

/** The framework failed: it threw, answered with a status of 500 or more, or did not answer in time. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

/**
 * The framework answered 200 with a page that is empty or breaks off, as when it reads a file that is being written.
 * Another try may give a whole one.
 */
export class BrokenOffError extends RenderError {}

const patienceMs = 20_000
// Without the name of a browser the framework would send the metadata behind the head, for a script to move.
const headers = { accept: 'text/html', 'user-agent': 'front', [frontHeader]: '1' }

const documentEnd = Buffer.from('</html>')

function breaksOff({ status, headers, bytes }: Rendered): boolean {
  const isPage = status === 200 && headers['content-type']?.startsWith('text/html') === true
  return isPage && !bytes.includes(documentEnd)
}

/**
 * Asks the handler in this process, with a request made here: no header of any visitor reaches a page that others see. `host` is the
 * one that visitors know. A page that breaks off is asked for once more, then refused with {@link BrokenOffError}.
 */
export function askInProcess(handler: Handler, host: string): Ask {
  const ask = askOnce(handler, host)
  return async (address, visitor) => {
    const first = await ask(address, visitor)
    if (!breaksOff(first)) return first
    const second = await ask(address, visitor)
    if (breaksOff(second)) throw new BrokenOffError(`${pathOf(address)} came without its end, twice`)
    return second
  }
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? ''
}

function askOnce(handler: Handler, host: string): Ask {
  return async (address, visitor) => {
    const timer = new AbortController()
    try {
      const late = wait(patienceMs, null, { signal: timer.signal, ref: false })
      const rendered = await Promise.race([dispatch(handler, address, { ...headers, host, ...visitor }), late])
      if (rendered === null) throw new Error(`No answer within ${patienceMs} ms`)
      if (rendered.status >= 500) throw new Error(`The framework answered ${rendered.status}`)
      return rendered
    } catch (cause) {
      throw new RenderError(`${pathOf(address)} could not be rendered`, { cause })
    } finally {
      timer.abort()
    }
  }
}

function dispatch(handler: Handler, address: string, headers: Readonly<Record<string, string>>): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const ask: DispatchFunc = (request, response) => {
      handler(request, response).catch(reject)
    }
    const options = { method: 'GET', url: address, headers, payloadAsStream: true }
    inject(ask, options, (error, answer) => {
      if (answer === undefined) return reject(error)
      const { statusCode: status } = answer
      buffer(answer.stream()).then((bytes) => resolve({ status, headers: singleValues(answer.headers), bytes }), reject)
    })
  })
}

/** Headers by lower-case name, several values of one joined. */
function singleValues(all: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  )
}
