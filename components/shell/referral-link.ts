import { readReferral, writeReferral } from '@/lib/client/storage'
import { routes } from '@/lib/routing/routes'

/**
 * Takes a friend's code out of the page's address, before anything measures or shares that, and keeps it on this device until the pages of
 * joining have it. Whether one waits to be sent there.
 */
export function takeReferralCode(): boolean {
  const url = new URL(location.href)
  const name = url.pathname === routes.referral && url.searchParams.has('code') ? 'code' : 'ref'
  const code = url.searchParams.get(name)
  if (code === null) return readReferral() !== null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return writeReferral(code)
}
