import { ApiFailure } from '@/lib/server/api/failure'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import type { Joining } from '@/lib/server/services/sessions/joining'

/** The joining of a key. Throws ApiFailure GBL0024 for one that expired, was completed, or never was. */
export async function joiningOf({ findJoining }: Pick<JoiningServices, 'findJoining'>, key: string): Promise<Joining> {
  const joining = await findJoining(key)
  if (joining === null) throw new ApiFailure('GBL0024')
  return joining
}
