import type { IncomingMessage, ServerResponse } from 'node:http'
import inject, { type DispatchFunc } from 'light-my-request'

/** What takes a request and answers it: the framework's documented request handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What the framework answered. */
export interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** Asks for an address of the site the way nobody in particular would. Rejects with {@link RenderError}. */
export type Ask = (address: string) => Promise<Rendered>

/** The framework failed: it threw, answered with a status of 500 or more, or did not answer in time. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

const patienceMs = 20_000
// Without the name of a browser the framework would send the metadata behind the head, for a script to move.
const headers = { accept: 'text/html', 'user-agent': 'front' }

/**
 * Asks the handler in this process, with a request made here: no header of any visitor reaches a page. `host` is the one
 * that visitors know.
 */
export function askInProcess(handler: Handler, host: string): Ask {
  return (address) =>
    new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        clearTimeout(timer)
        reject(new RenderError(`${address} could not be rendered`, { cause }))
      }
      const timer = setTimeout(() => fail(new Error(`No answer within ${patienceMs} ms`)), patienceMs)
      const dispatch: DispatchFunc = (request, response) => {
        handler(request, response).catch(fail)
      }
      inject(dispatch, { method: 'GET', url: address, headers: { ...headers, host } }, (error, answer) => {
        if (answer === undefined) return fail(error)
        if (answer.statusCode >= 500) return fail(new Error(`The framework answered ${answer.statusCode}`))
        clearTimeout(timer)
        resolve({ status: answer.statusCode, headers: singleValues(answer.headers), bytes: answer.rawPayload })
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
