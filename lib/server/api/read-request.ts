import { longestBodyOf, type Operation, partSchema } from '@/lib/contract/operation'
import { readStream } from '@/lib/server/read-stream'
import { ApiFailure, invalidFields } from './failure'

/** More query names than any call has; beyond it parsing would only cost time. */
const maxQueryNames = 60

/** The parts of a request as they came, before the contract's schema has looked at them. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly body: unknown
}

/** A name that came once is a string, one that came more often a list: the schema refuses a list it does not expect. */
function readQuery(url: URL): RawRequest['query'] {
  const names = new Set(url.searchParams.keys())
  if (names.size > maxQueryNames) throw invalidFields([{ field: 'query', message: 'has too many names' }])
  // Schemas that take any name skip this one silently; no call has it.
  if (names.has('__proto__')) throw invalidFields([{ field: '__proto__', message: 'is not known' }])
  return Object.fromEntries(
    [...names].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length === 1 && values[0] !== undefined ? values[0] : values]
    }),
  )
}

/**
 * Reads a body of at most as many bytes as the operation takes; a declared length is checked first, the bytes that arrive are counted
 * anyway.
 * @throws ApiFailure 413; 400 for a body that breaks off, which is no fault of ours and is heard by nobody
 */
export async function readBytes(operation: Operation, request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const most = longestBodyOf(operation)
  const declared = request.headers.get('content-length')
  const isLong = declared !== null && Number(declared) > most
  const body = isLong ? null : await readStream(request.body, most).catch(() => 'broken off' as const)
  if (body === 'broken off') throw new ApiFailure('GBL0002')
  if (body === null) throw new ApiFailure('GBL0005')
  return body
}

async function readJson(operation: Operation, request: Request): Promise<unknown> {
  const encoding = request.headers.get('content-encoding')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (encoding !== null || type !== 'application/json') throw new ApiFailure('GBL0006')
  const bytes = await readBytes(operation, request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiFailure('GBL0002')
  }
}

/**
 * Reads the parts that an operation declares.
 * @throws ApiFailure 400, 413 or 415 for a body that cannot be read, 422 for a query with too many names.
 */
export async function readRequest(
  operation: Operation,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<RawRequest> {
  const query = partSchema(operation, 'query') === undefined ? {} : readQuery(new URL(request.url))
  const body = partSchema(operation, 'body') === undefined ? undefined : await readJson(operation, request)
  return { params, query, body }
}
