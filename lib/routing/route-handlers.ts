/** What the calls of the API are made with; which of them an operation has, the API says itself. */
const apiMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Every address that is answered by a route handler (`app/.../route.ts`), in the notation of the folders, with its methods:
 * something with an effect, or an answer to one visitor. All other addresses are documents, the same for everybody or made
 * of their query alone. A test holds the table to the files.
 */
export const routeHandlers: Readonly<Record<string, readonly string[]>> = {
  '/.well-known/security.txt': ['GET'],
  '/alert/[key]': ['GET', 'POST'],
  '/weekly-alerts/[key]': ['GET', 'POST'],
  '/answer/[...place]': ['POST'],
  '/api/[...path]': apiMethods,
  '/apply/[category]/[slug]': ['GET'],
  '/apply/partner/[slug]': ['GET'],
  '/calendar/[category]/[slug]': ['GET'],
  '/calendar/campaign/[slug]': ['GET'],
  '/calendar/maturity': ['GET'],
  '/calendar/maturity/[slug]': ['GET'],
  '/calendar/policy/[category]/[slug]': ['GET'],
  '/calendar/voucher/[slug]': ['GET'],
  '/campaign-reminder/[key]': ['GET', 'POST'],
  '/campaign/[slug]/reminder': ['POST'],
  '/blog/atom.xml': ['GET'],
  '/blog/feed.xml': ['GET'],
  '/compare-csv': ['GET'],
  '/contact-us/send': ['POST'],
  '/financial-analysis/work': ['POST'],
  '/financial-hub/[calculator]/answer': ['POST'],
  '/financial-hub/[calculator]/schedule': ['GET'],
  '/follow/[key]': ['GET', 'POST'],
  '/follow/send': ['POST'],
  '/live-chat/[provider]': ['GET'],
  '/og/[category]': ['GET'],
  '/og/[category]/[slug]': ['GET'],
  '/og/shared/[...place]': ['GET'],
  '/og/campaign/[slug]': ['GET'],
  '/og/blog/[slug]': ['GET'],
  '/og/site': ['GET'],
  '/search/suggestions': ['GET'],
  '/shortlist/[category]': ['GET'],
  '/sign-in/begin': ['GET'],
  '/sign-in/invited': ['POST'],
  '/sign-in/renew': ['GET'],
  '/sign-in/send/[step]': ['POST'],
  '/subscribe': ['POST'],
  '/support/feedback': ['POST'],
  '/undo/[key]': ['GET', 'POST'],
  '/unsubscribe/[key]': ['GET', 'POST'],
  '/version.json': ['GET'],
  '/what-changed/feed.json': ['GET'],
  '/what-changed/feed.xml': ['GET'],
}

const patterns = Object.entries(routeHandlers).map(([route, methods]) => ({
  pattern: new RegExp(`^${patternOf(route)}$`),
  methods,
}))

function patternOf(route: string): string {
  return route
    .replaceAll('.', '\\.')
    .replaceAll(/\[\\\.\\\.\\\.\w+\]/g, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+')
}

/** The methods of the route handler that a path belongs to; null: it is the path of a document. */
export function routeMethods(pathname: string): readonly string[] | null {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.methods ?? null
}
