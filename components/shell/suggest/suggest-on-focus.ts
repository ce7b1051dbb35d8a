import { logQuietly } from '@/lib/client/log-quietly'

/** The field of the site's search, in the header and on its page. */
const fields = '[action="/search"] [name=q]'

/**
 * Loads what suggests while somebody types, once a field of the search has the focus. Without it the field searches as it does
 * without script; the next focus tries again.
 */
export function suggestOnFocus(signal: AbortSignal): void {
  const begun = new WeakSet<HTMLInputElement>()
  const look = async (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(fields) || begun.has(target)) return
    begun.add(target)
    try {
      const { suggest } = await import('./suggest')
      if (target.isConnected) suggest(target)
    } catch (error) {
      begun.delete(target)
      logQuietly('search suggestions', error)
    }
  }
  document.addEventListener('focusin', ({ target }) => void look(target), { signal })
  void look(document.activeElement)
}
