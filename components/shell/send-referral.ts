import { readReferral, writeReferral } from '@/lib/client/storage'

/**
 * Gives the friend's code that this device keeps to the pages of joining, which keep it sealed for a month. Rejects without a line: the
 * next page then tries again.
 */
export async function sendReferral(): Promise<void> {
  const code = readReferral()
  if (code === null) return
  const { status } = await fetch('/sign-in/invited', {
    method: 'POST',
    body: new URLSearchParams({ code }),
    keepalive: true,
  })
  // A server that is busy is asked again by the next page; another refusal would be the same then.
  if (status < 429) writeReferral(null)
}
