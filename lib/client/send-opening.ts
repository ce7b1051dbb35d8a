import axios from 'axios'
import * as z from 'zod'
import { writeShared, writeTokens } from './storage'

const answerSchema = z.object({
  to: z.string().startsWith('/'),
  session: z.object({ accessToken: z.string(), refreshToken: z.string(), shared: z.boolean() }).nullable(),
})

const limitMs = 25_000
/** How long a page may take to be left: after that its form can be sent again. */
const leavingMs = 10_000

/**
 * Sends a form that may open a session to where it would be posted without script. The session is kept as every other call expects it,
 * and the page goes on to where the form leads. Resolves when it is left, so that nobody sends the form once more meanwhile. Rejects with the
 * failure of the request.
 */
export async function sendOpening(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const { data } = await axios.post<unknown>(form.action, body, {
    headers: { Accept: 'application/json' },
    timeout: limitMs,
  })
  const { to, session } = answerSchema.parse(data)
  const left = pageLeft()
  if (session === null || keepSession(session)) goTo(to)
  // A browser that lets no script keep anything signs in the way it does without script.
  else form.submit()
  await left
}

/** Keeps a session where scripts do; false where the browser keeps nothing. */
function keepSession({
  accessToken,
  refreshToken,
  shared,
}: NonNullable<z.infer<typeof answerSchema>['session']>): boolean {
  return writeShared(shared) && writeTokens({ access: accessToken, refresh: refreshToken })
}

function pageLeft(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  addEventListener('pagehide', () => resolve(), { once: true })
  setTimeout(resolve, leavingMs)
  return promise
}

/** Goes to a page of the site, also to the one that is shown, with another fragment alone. */
function goTo(to: string): void {
  const { pathname, search } = new URL(to, location.href)
  location.assign(to)
  if (pathname === location.pathname && search === location.search) location.reload()
}
