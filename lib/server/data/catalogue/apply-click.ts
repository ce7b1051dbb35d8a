import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { userInterestedRedirectOperation } from '@/lib/contract/calls/interests'
import { pagePathSchema } from '@/lib/contract/click-record'
import type { CallLimit } from '@/lib/contract/operation'
import { catalogue } from '@/lib/server/catalogue/load'
import { isRemote } from '@/lib/server/data/site/remote'
import { transport } from '@/lib/server/data/site/transport'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { sourceOf } from '@/lib/server/services/calls/call-source'
import type { DeviceKind } from '@/lib/server/services/clicks/click'
import { type NewClick, recordClick } from '@/lib/server/services/clicks/clicks'
import { deviceKindOf } from '@/lib/server/services/clicks/device-kind'
import type { InterestSubject } from '@/lib/server/services/clicks/interest'
import { runtime } from '@/lib/server/services/runtime'

/** A visitor who follows an apply link. */
export interface ApplyClick {
  /** What the visitor leaves for: a product, or a partner by its name. */
  readonly subject: InterestSubject
  /** Where the link was: a path, or anything else, which is kept as `/`. */
  readonly page: string
  readonly userAgent: string | null
  /** The request's own header, by which sources are told apart. */
  readonly forwardedFor: string | null
}

/** How long a visitor waits, in all, for a provider in another process: keeping the click here takes some of the one second too. */
const remoteLimitMs = 300

/** Far more than the people behind one address leave for; whoever makes up clicks is done with it in a second. */
const limit: CallLimit = { perMinute: 60, uncounted: 'answer' }

/** What is known of a click before it is recorded. */
interface Leaving {
  readonly subject: InterestSubject
  readonly page: string
  readonly deviceKind: DeviceKind
}

/**
 * Records that this server led a visitor out: durable here, which is what partners' figures count. A provider in another process is
 * told as well, by the call that anybody may make. Beyond the limit of one source nothing is recorded. Never rejects.
 */
export async function recordApplyClick(click: ApplyClick): Promise<void> {
  if (await isTooMany(click)) return
  const parsed = pagePathSchema.safeParse(click.page.replace(/[?#].*$/s, ''))
  const page = parsed.success ? parsed.data : '/'
  const leaving: Leaving = { subject: click.subject, page, deviceKind: deviceKindOf(click.userAgent) }
  await Promise.all([keep(leaving), isRemote() ? tellProvider(leaving) : null])
}

async function isTooMany({ forwardedFor }: ApplyClick): Promise<boolean> {
  const source = sourceOf(forwardedFor, env().TRUSTED_PROXY_HOPS)
  if ((await runtime().rateLimits.take('apply', source, limit)) === null) return false
  log().warn('click.over-limit')
  return true
}

async function keep({ subject, page, deviceKind }: Leaving): Promise<void> {
  await recordClick(runtime().clicks, { ...namesOf(subject), page, deviceKind, source: 'led' })
}

/** A record's names of a subject; those that do not apply are empty. */
function namesOf(subject: InterestSubject): Pick<NewClick, 'category' | 'slug' | 'entityName' | 'issuerCode'> {
  if ('entityName' in subject) {
    return { category: '', slug: '', entityName: subject.entityName, issuerCode: null }
  }
  const { category, slug } = subject
  const issuer = catalogue().products[category].get(slug)?.issuer
  return { category, slug, entityName: '', issuerCode: issuer?.code ?? null }
}

async function tellProvider({ deviceKind, subject, page }: Leaving): Promise<void> {
  try {
    await call(userInterestedRedirectOperation, { body: { ...subject, page, device: deviceKind } }, transport(), {
      timeout: remoteLimitMs,
    })
  } catch (error) {
    log().warn('click.provider-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
  }
}
