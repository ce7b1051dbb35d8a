/**
 * Every address that is answered by a route handler (`app/.../route.ts`), in the notation of the folders: something with
 * an effect, or an answer to one visitor. All other addresses are documents, the same for everybody or made of their
 * query alone. A test holds the list to the files.
 */
export const routeHandlers = [
  '/api/[...path]',
  '/apply/[category]/[slug]',
  '/compare-csv',
  '/financial-analysis/work',
  '/financial-hub/[calculator]/answer',
  '/financial-hub/[calculator]/schedule',
  '/live-chat/[provider]',
  '/og/[category]',
  '/og/[category]/[slug]',
  '/og/site',
  '/subscribe',
  '/unsubscribe/[key]',
  '/version.json',
] as const

const pattern = new RegExp(`^(?:${routeHandlers.map(patternOf).join('|')})$`)

function patternOf(route: string): string {
  return route
    .replaceAll('.json', '\\.json')
    .replaceAll(/\[\.\.\.\w+\]/g, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+')
}

/** Whether a path belongs to a route handler. */
export function isRouteHandler(pathname: string): boolean {
  return pattern.test(pathname)
}
