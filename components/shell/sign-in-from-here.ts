/** The first page of signing in. Literal, since the whole table of addresses is too much for the script of every page. */
const signIn = '/sign-in'

/**
 * Has a link to sign in lead back to this page and its query afterwards. The address changes while a page is open, so it is read when the
 * link is used. From the home page it leads to the home of members.
 */
export function signInFromHere(pressed: Element | null): void {
  const link = pressed?.closest<HTMLAnchorElement>(`a[href^="${signIn}"]`) ?? null
  if (link === null || link.pathname !== signIn) return
  const isOurs = link.search === '' || link.dataset.here !== undefined
  if (!isOurs) return
  const { pathname, search } = location
  const isSomewhere = pathname !== '/' && !pathname.startsWith(signIn)
  link.href = isSomewhere ? `${signIn}?${new URLSearchParams({ next: pathname + search })}` : signIn
  link.dataset.here = ''
}
