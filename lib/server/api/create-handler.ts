import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { asCall, OutcomeUnknown } from '@/lib/server/effects'
import { inCallPlace, LargeBodiesFull, letOthersPass } from '@/lib/server/large-bodies'
import type { Repeatable } from '@/lib/server/services/calls/idempotency'
import type { Member } from '@/lib/server/services/sessions/session'
import { admit } from './admit'
import { documents } from './documents'
import { ApiFailure } from './failure'
import { readRequest } from './read-request'
import { respondProblem, respondSuccess } from './respond'
import type { Route } from './route'
import type { CallServices } from './services'

/** An answer as it is kept: what we wrote, so its parts are not looked at again. */
const keptAnswer = z.object({ answer: z.unknown().optional() })

export type Handler = (request: Request) => Promise<Response>

type Answer = (request: Request, params: Readonly<Record<string, string>>, requestId: string) => Promise<Response>

/** One address with what answers each of its methods. */
interface Address {
  readonly path: string
  readonly answers: Map<string, Answer>
}

function answerOf(route: Route, calls: CallServices): Answer {
  const { operation } = route
  return async (request, params, requestId) => {
    const member = await admit(operation, request, calls)
    const rest = () => answerAdmitted(request, params, requestId, member)
    return operation.longestBody === undefined ? rest() : inPlace(rest)
  }
  async function answerAdmitted(
    request: Request,
    params: Readonly<Record<string, string>>,
    requestId: string,
    member: Member | null,
  ): Promise<Response> {
    const caller = calls.callerOf(request.headers)
    if (operation.idempotent && caller.idempotencyKey === null) throw new ApiFailure('GBL0030')
    const raw = await readRequest(operation, request, params)
    if (operation.longestBody !== undefined) await letOthersPass()
    const answer = route.read(raw)
    const work = () => answer(member, caller)
    if (caller.idempotencyKey === null || !operation.idempotent)
      return respondSuccess(operation, await work(), requestId)
    const sent = {
      operationId: operation.id,
      accountId: member?.account.id ?? null,
      key: caller.idempotencyKey,
      body: JSON.stringify(raw),
    }
    if (operation.longestBody !== undefined) await letOthersPass()
    return respondSuccess(operation, await answerOnce(calls, sent, work), requestId)
  }
}

/** Refused before its body is read where too many large ones are. */
async function inPlace(rest: () => Promise<Response>): Promise<Response> {
  try {
    return await inCallPlace(rest)
  } catch (error) {
    throw error instanceof LargeBodiesFull ? new ApiFailure('GBL0009') : error
  }
}

/** The answer of some work, or of the call before with the same key. A 204 has none, which JSON cannot say. */
async function answerOnce(calls: CallServices, sent: Repeatable, work: () => Promise<unknown>): Promise<unknown> {
  const once = await calls.once(sent, async () => JSON.stringify({ answer: await work() }))
  if (once.state !== 'done') throw new ApiFailure('GBL0027')
  return keptAnswer.parse(JSON.parse(once.answer)).answer
}

function addressesOf(routes: readonly Route[], calls: CallServices): readonly Address[] {
  const addresses = new Map<string, Address>()
  const add = (path: string, method: string, answer: Answer) => {
    const address = addresses.get(path) ?? { path, answers: new Map<string, Answer>() }
    address.answers.set(method, answer)
    addresses.set(path, address)
  }
  for (const route of routes) add(route.operation.path, route.operation.method, answerOf(route, calls))
  for (const document of documents(routes.map((route) => route.operation))) {
    add(document.path, 'GET', async (_request, params, requestId) => document.answer(params, requestId))
  }
  return [...addresses.values()]
}

/** The Allow header of an address. HEAD is GET without its body. */
function allowed(address: Address): string {
  return [...address.answers.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}

function failed(error: unknown, context: Context, requestId: string, calls: CallServices): Response {
  if (error instanceof ApiFailure) {
    const { code, detail, fields, headers, sessionEnd } = error
    return respondProblem(code, requestId, { detail, fields, headers, sessionEnd })
  }
  if (error instanceof OutcomeUnknown) return respondProblem('GBL0022', requestId)
  calls.reportFault(error, { requestId, method: context.req.method, path: context.req.path.slice(0, 200) })
  return respondProblem('GBL0001', requestId)
}

function addressHandler(address: Address, calls: CallServices) {
  return async (context: Context): Promise<Response> => {
    const requestId = calls.newRequestId()
    const { method } = context.req.raw
    const answer = address.answers.get(method === 'HEAD' ? 'GET' : method)
    if (answer === undefined) return respondProblem('GBL0004', requestId, { headers: { Allow: allowed(address) } })
    try {
      return await asCall(() => answer(context.req.raw, context.req.param(), requestId))
    } catch (error) {
      return failed(error, context, requestId, calls)
    }
  }
}

/**
 * The provider as one function from request to response. Paths carry no `/api` in front. Never rejects: a fault is
 * logged once and answered as GBL0001.
 */
export function createHandler(routes: readonly Route[], calls: CallServices): Handler {
  const app = new Hono({ strict: true })
  for (const address of addressesOf(routes, calls)) {
    app.all(address.path.replace(/\{(\w+)\}/g, ':$1'), addressHandler(address, calls))
  }
  app.notFound(() => respondProblem('GBL0003', calls.newRequestId()))
  app.onError((error, context) => failed(error, context, calls.newRequestId(), calls))
  return async (request) => app.fetch(request)
}
