import { deviceIdOperation } from '@/lib/contract/calls/device'
import { browserTraits, composeDeviceId, deviceOf } from './device'
import type { SessionCall, SessionCallOptions } from './session'
import { readSession, writeSession } from './storage'

/** How long the server's part of the id is used again within a tab. The provider names no limit; this one is ours. */
const lifetimeMs = 24 * 60 * 60 * 1000

function storedId(now: number): string | null {
  const expiry = Number(readSession('expiry') ?? Number.NaN)
  const id = readSession('key')
  return id !== null && /^[\w-]{1,60}$/.test(id) && expiry > now && expiry <= now + lifetimeMs ? id : null
}

/**
 * The id of this device, `kind;browser;server id;OS`. The server's part is asked for once a day and tab and kept under
 * `key` and `expiry`. `now` is epoch milliseconds. Rejects with ApiError.
 */
export async function readDeviceId(call: SessionCall, now: number, options?: SessionCallOptions): Promise<string> {
  const device = deviceOf(browserTraits())
  const kept = storedId(now)
  if (kept !== null) return composeDeviceId(device, kept)
  const { data } = await call(deviceIdOperation, {}, options)
  writeSession('key', data)
  writeSession('expiry', String(now + lifetimeMs))
  return composeDeviceId(device, data)
}
