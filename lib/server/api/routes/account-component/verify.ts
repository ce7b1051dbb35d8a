import type { Verified } from '@/lib/contract/entities/joining'
import type { JoiningServices, TypedWithKey } from '@/lib/server/api/joining-services'
import { contactFailure } from '@/lib/server/api/security-failure'
import type { Caller } from '@/lib/server/api/services'
import { joiningOf } from './joining-of'

/**
 * What a code leads to. Throws ApiFailure GBL0024 for a joining that is not open, GBL0025 for a wrong code, GBL0026 for one that no
 * longer works.
 */
export async function verify(
  services: JoiningServices,
  { key, ...typed }: TypedWithKey,
  { device, deviceKey }: Pick<Caller, 'device' | 'deviceKey'>,
): Promise<{ readonly data: Verified }> {
  const verification = await services.verifyJoining(await joiningOf(services, key), { ...typed, device, deviceKey })
  if (verification.state !== 'right') throw contactFailure(verification.state)
  return { data: verification.verified }
}
