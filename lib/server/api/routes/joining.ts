import {
  accountCheckOperation,
  existMobileOperation,
  keepJoiningOperation,
  myIpOperation,
  preRegisterOperation,
  requestOtpOperation,
  userDetailOperation,
  validateNricOperation,
  verifyEmailOperation,
  verifyOtpOperation,
} from '@/lib/contract/calls/joining'
import type { Verified } from '@/lib/contract/entities/joining'
import { maskedMykad, readMykad } from '@/lib/domain/validation/mykad'
import { completedYears } from '@/lib/server/services/accounts/accounts'
import { channelsOf } from '@/lib/server/services/messages/code'
import type { Joining } from '@/lib/server/services/sessions/joining'
import { viewOf } from '@/lib/server/services/sessions/joinings'
import { ApiFailure, invalidFields } from '../failure'
import type { JoiningServices, TypedWithKey } from '../joining-services'
import { memberRoute, type RouteTable, route } from '../route'
import { contactFailure, sentOrRefused } from '../security-failure'
import type { Caller } from '../services'

/** The joining of a key. Throws ApiFailure GBL0024 for one that expired, was completed, or never was. */
async function joiningOf({ findJoining }: Pick<JoiningServices, 'findJoining'>, key: string): Promise<Joining> {
  const joining = await findJoining(key)
  if (joining === null) throw new ApiFailure('GBL0024')
  return joining
}

/**
 * What a code leads to. Throws ApiFailure GBL0024 for a joining that is not open, GBL0025 for a wrong code, GBL0026 for one that no
 * longer works.
 */
async function verify(
  services: JoiningServices,
  { key, ...typed }: TypedWithKey,
  { device, deviceKey }: Pick<Caller, 'device' | 'deviceKey'>,
): Promise<{ readonly data: Verified }> {
  const verification = await services.verifyJoining(await joiningOf(services, key), { ...typed, device, deviceKey })
  if (verification.state !== 'right') throw contactFailure(verification.state)
  return { data: verification.verified }
}

/** Joining and signing in by code. */
export const joiningRoutes: RouteTable = [
  /** Asks nothing of the database, so that it can tell nothing of anybody. */
  () =>
    route(accountCheckOperation, ({ body: { username } }) => ({
      data: { kind: username.kind, channels: [...channelsOf[username.kind]], password: true as const },
    })),
  /** Asks nothing of the database, so that it can tell nothing of anybody. */
  () =>
    route(existMobileOperation, () => ({
      data: { channels: [...channelsOf.phone] },
    })),
  ({ account }) =>
    route(keepJoiningOperation, async ({ body: { key, details } }) => {
      const { id, purpose, verifiedAt } = await joiningOf(account, key)
      if (purpose !== 'sign-in' || verifiedAt === null) throw new ApiFailure('GBL0029')
      // It ended since it was found.
      if (!(await account.keepDetails(id, details))) throw new ApiFailure('GBL0024')
      return undefined
    }),
  () => route(myIpOperation, (_input, _member, { source }) => ({ data: { ip: source } })),
  ({ account: { beginJoining } }) =>
    route(preRegisterOperation, async ({ body: { username, purpose } }) => ({
      data: { key: await beginJoining({ contact: username, purpose }) },
    })),
  ({ account }) =>
    route(requestOtpOperation, async ({ body: { key, channel } }, _member, { deviceKey }) => {
      const joining = await joiningOf(account, key)
      if (joining.verifiedAt !== null) throw new ApiFailure('GBL0029')
      const channels = channelsOf[joining.contact.kind]
      if (!channels.some((one) => one === channel)) {
        throw invalidFields([{ field: 'channel', message: `must be ${channels.join(' or ')} for this contact` }])
      }
      return { data: sentOrRefused(await account.sendCode(joining, deviceKey)) }
    }),
  ({ account }) =>
    route(userDetailOperation, async ({ body: { key } }) => ({ data: viewOf(await joiningOf(account, key)) })),
  ({ account }) =>
    route(verifyEmailOperation, ({ body }, _member, caller) => verify(account, { ...body, channel: 'email' }, caller)),
  ({ account }) =>
    route(verifyOtpOperation, ({ body }, _member, caller) => verify(account, { ...body, channel: null }, caller)),
  ({ account: { today } }) =>
    memberRoute(validateNricOperation, ({ body }) => {
      const read = readMykad(body.nric, today())
      if (!read.ok) throw invalidFields([{ field: 'nric', message: read.message }])
      const { number, bornOn, orBornOn, sex, birthplace } = read.value
      const age = completedYears(bornOn, today())
      return { data: { nric: maskedMykad(number), birthDate: bornOn, orBirthDate: orBornOn, age, sex, birthplace } }
    }),
]
