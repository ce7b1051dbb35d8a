/** The parts that are used here of packages whose published types do not fit a plain server. `negotiator` is the copy of `compression`. */

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> })
    encodings(available: readonly string[], preferred: readonly string[]): string[]
  }
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
