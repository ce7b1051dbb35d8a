import 'server-only'
import { createHandler, type Handler } from './create-handler'
import { processServices } from './process-services'
import { routesOf } from './routes'

let memo: Handler | undefined

function open(): Handler {
  const services = processServices()
  return createHandler(routesOf(services), services.calls)
}

/**
 * The embedded provider. Paths carry no `/api` in front. Opens nothing until a call needs it and never rejects: every
 * failure is a problem document.
 */
export async function handler(request: Request): Promise<Response> {
  memo ??= open()
  return memo(request)
}
