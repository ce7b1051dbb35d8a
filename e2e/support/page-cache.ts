/** What a site is started with so that its framework names each page that it looks up or stores, in memory too: nothing of that is seen from outside. */
export const namingPages = { NEXT_PRIVATE_DEBUG_CACHE: '1', LOG_LEVEL: 'info' }

/** The name of each page that was looked up or stored, as often as it was, of what such a site has printed. */
export function pageNames(said: string, event: 'get' | 'set'): readonly string[] {
  const named = said.matchAll(new RegExp(`Cache: ${event} \\S+/[$]([^\\s"]+)`, 'g'))
  return [...named].map(([, name = '']) => name)
}
