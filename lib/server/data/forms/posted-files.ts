import 'server-only'
import type { largestFiles } from '@/lib/domain/messages/attached-files'

/** A form with files as a browser posted it. */
export interface FormWithFiles {
  readonly fields: URLSearchParams
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** Whether more was sent than is read: then there are no files, and the fields are those that stand before them. */
  readonly isCut: boolean
}

/** More than any form of ours has; beyond it parsing would only cost time. */
const mostParts = 20
/** Beyond this nothing more is read, whoever may be waiting for our answer. */
const mostDrained = 12 * 1_048_576

/** How a part with a file begins, within its own headers. */
const fileHead = '; filename='

/** The boundary that a content type names (RFC 9110, 8.3.1; RFC 2046, 5.1.1); null for any other type. */
function boundaryOf(type: string | null): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data *; *boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))$/i.exec(type ?? '') ?? []
  return quoted ?? plain ?? null
}

/** The first `most` bytes of a body, and whether there were more. Null for one that does not end within the longest that is drained. */
async function readAndDrain(body: ReadableStream<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = []
  const reader = body.getReader()
  let size = 0
  for (let read = await reader.read(); read.value !== undefined; read = await reader.read()) {
    if (size < most) chunks.push(read.value.subarray(0, most - size))
    size += read.value.byteLength
    if (size > mostDrained) {
      await reader.cancel()
      return null
    }
  }
  return { bytes: Buffer.concat(chunks), isCut: size > most }
}

/** What stands before the first part with a file, closed as a body of its own. Null where nothing does. */
function beforeFiles(bytes: Buffer, boundary: string): Buffer | null {
  const file = bytes.indexOf(fileHead)
  const end = bytes.lastIndexOf(`\r\n--${boundary}\r\n`, file === -1 ? bytes.length : file)
  return end <= 0 ? null : Buffer.concat([bytes.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)])
}

function countParts(bytes: Buffer, boundary: string): number {
  const sign = `--${boundary}`
  let count = 0
  for (let at = bytes.indexOf(sign); at !== -1 && count <= mostParts + 1; at = bytes.indexOf(sign, at + sign.length))
    count += 1
  return count
}

/** A form of text and files as its bytes came. */
export interface ReceivedForm {
  readonly bytes: Buffer
  readonly type: string
  readonly boundary: string
  readonly isCut: boolean
}

/** Most bytes of a form: of its text, and of its files where they are to be read. */
interface MostBytes {
  readonly text: number
  readonly files: 0 | typeof largestFiles
}

/**
 * Receives a form of text and files (RFC 7578). Who sends more is answered all the same, as long as it ends: a browser that is cut off
 * shows its user an error of the network. Null when it is of another type, encoded, broken off, or longer than anybody chooses by mistake.
 */
export async function receiveForm(request: Request, most: MostBytes): Promise<ReceivedForm | null> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = boundaryOf(type)
  if (boundary === null || request.body === null || request.headers.get('content-encoding') !== null) return null
  const read = await readAndDrain(request.body, most.files + most.text).catch(() => null)
  return read === null ? null : { ...read, type, boundary }
}

/** What a form says; null for one that cannot be taken apart, or has too many parts. */
export async function formIn({ bytes: all, type, boundary, isCut }: ReceivedForm): Promise<FormWithFiles | null> {
  const bytes = isCut ? beforeFiles(all, boundary) : all
  // A boundary closes a body as well as it begins a part.
  if (bytes === null || countParts(bytes, boundary) > mostParts + 1) return null
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  return form === null ? null : partsOf(form, isCut)
}

async function partsOf(form: FormData, isCut: boolean): Promise<FormWithFiles> {
  const fields = new URLSearchParams()
  const files: { readonly name: string; readonly bytes: Buffer }[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    // What a browser sends for a field in which no file was chosen.
    else if (value.name !== '' || value.size > 0)
      files.push({ name: value.name, bytes: Buffer.from(await value.arrayBuffer()) })
  }
  return { fields, files, isCut }
}
