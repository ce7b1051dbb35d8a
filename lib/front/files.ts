import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { addBrotli, type Body, gzippedBody, packedBody, plainBody, plainForm, putBrotli, sendBody } from './body'
import { withFileSecurity, withSecurity } from './security-headers'

const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  // Modules are UTF-8 whatever is said, and the word would be sent with each of a list's files.
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}
const packedTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A folder whose files are served, below a path of the site. */
export interface FileFolder {
  readonly folder: string
  readonly path: string
  /** Whether a file's name changes with its content, so that nobody need ask for it again. */
  readonly isHashed: (path: string) => boolean
  /** Where the build left the smallest form of each hashed text, under its name and `.br`; absent: nowhere. */
  readonly packed?: string
  /** Where builds before left their hashed texts, each under its name and `.gz`, and smallest under `.br`; absent: nowhere. */
  readonly earlier?: string
}

/** The files that the site serves as they lie, by path: all in memory, since they are few and part of the build. */
export class Files {
  readonly #bodies = new Map<string, Body>()

  /** Reads folders; one that does not exist is empty. The smallest form of each text comes with {@link pack}. */
  static async read(folders: readonly FileFolder[]): Promise<Files> {
    const files = new Files()
    for (const { folder, path, isHashed, packed, earlier } of folders) {
      if (earlier !== undefined) files.#addEarlier(path, earlier)
      const forms = new Set(packed === undefined ? [] : namesIn(packed))
      for (const name of namesIn(folder)) {
        const body = await files.#add(`${path}${name}`, readFileSync(join(folder, name)), isHashed(`${path}${name}`))
        if (packed !== undefined && forms.has(`${name}.br`)) putBrotli(body, readFileSync(join(packed, `${name}.br`)))
      }
    }
    return files
  }

  /** The file of a path. */
  at(path: string): Body | undefined {
    return this.#bodies.get(path)
  }

  /** Compresses the texts that the build did not as small as they get, one after the other. */
  async pack(): Promise<void> {
    for (const body of this.#bodies.values()) {
      if (body.forms.has('gzip') && !body.forms.has('br')) await addBrotli(body, plainForm(body).bytes, 'most')
    }
  }

  async #add(path: string, bytes: Buffer, hashed: boolean): Promise<Body> {
    const headers = headersOf(path, hashed)
    const body = isText(path) ? await packedBody(bytes, headers) : plainBody(bytes, headers)
    this.#bodies.set(path, body)
    return body
  }

  #addEarlier(path: string, folder: string): void {
    const names = new Set(namesIn(folder))
    for (const name of [...names].filter((one) => one.endsWith('.gz'))) {
      const own = name.slice(0, -'.gz'.length)
      const body = gzippedBody(readFileSync(join(folder, name)), headersOf(`${path}${own}`, true))
      if (names.has(`${own}.br`)) putBrotli(body, readFileSync(join(folder, `${own}.br`)))
      this.#bodies.set(`${path}${own}`, body)
    }
  }
}

function isText(path: string): boolean {
  return extname(path) in textTypes
}

function headersOf(path: string, hashed: boolean): Record<string, string> {
  const extension = extname(path)
  return withFileSecurity({
    'Content-Type': textTypes[extension] ?? packedTypes[extension] ?? 'application/octet-stream',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ...(isText(path) ? {} : { 'Accept-Ranges': 'bytes' }),
  })
}

function namesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  } catch {
    return []
  }
}

const singleRange = /^bytes=(\d*)-(\d*)$/

/** Answers a GET or HEAD with a file, or with a part of it where one range of an uncompressed file is asked for. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: Body): void {
  const form = file.forms.get('identity')
  const condition = request.headers['if-range']
  const match = singleRange.exec(request.headers.range ?? '')
  if (form === undefined || match === null || (condition !== undefined && condition !== form.etag)) {
    sendBody(request, response, file)
    return
  }
  const size = form.bytes.length
  const part = partOf(match[1] ?? '', match[2] ?? '', size)
  if (part === null) {
    response.writeHead(416, withSecurity({ 'Content-Range': `bytes */${size}` }))
    response.end()
    return
  }
  const bytes = form.bytes.subarray(part.from, part.to + 1)
  const range = { 'Content-Range': `bytes ${part.from}-${part.to}/${size}`, 'Content-Length': String(bytes.length) }
  response.writeHead(206, { ...file.headers, ETag: form.etag, ...range })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** First and last byte of a range, both included; null when nothing of it is in the file. */
function partOf(first: string, last: string, size: number): { from: number; to: number } | null {
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? null : { from, to }
}
