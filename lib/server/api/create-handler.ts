import { type Context, Hono } from 'hono'
import { admit } from './admit'
import { documents } from './documents'
import { ApiFailure } from './failure'
import { readRequest } from './read-request'
import { respondProblem, respondSuccess } from './respond'
import type { Route } from './route'
import type { CallServices } from './services'

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
    const raw = await readRequest(operation, request, params)
    const body = await route.run(raw, member, calls.callerOf(request.headers))
    return respondSuccess(operation, body, requestId)
  }
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
    return respondProblem(error.code, requestId, { detail: error.detail, fields: error.fields, headers: error.headers })
  }
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
      return await answer(context.req.raw, context.req.param(), requestId)
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
