import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { userInterestedRedirectOperation } from '@/lib/contract/bank-component/user-interested-redirect'
import { pagePathSchema } from '@/lib/contract/click-record'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { log } from '@/lib/server/log'
import { recordClick } from '@/lib/server/services/clicks'
import { deviceKindOf } from '@/lib/server/services/device-kind'
import { runtime } from '@/lib/server/services/runtime'
import { isRemote } from './remote'
import { transport } from './transport'

/** A visitor who follows an apply link. */
export interface ApplyClick {
  readonly category: CategoryId
  readonly slug: string
  /** Where the link was: a path, or anything else, which is kept as `/`. */
  readonly page: string
  readonly userAgent: string | null
}

/** How long a visitor waits, in all, for a provider in another process: keeping the click here takes some of the one second too. */
const remoteLimitMs = 500

/**
 * Records the click with the provider. Never rejects. When a remote provider cannot take it, it is kept here, durable,
 * and the log says so.
 */
export async function recordApplyClick({ category, slug, page, userAgent }: ApplyClick): Promise<void> {
  const deviceKind = deviceKindOf(userAgent)
  const parsed = pagePathSchema.safeParse(page.replace(/[?#].*$/s, ''))
  const path = parsed.success ? parsed.data : '/'
  const body = { category, slug, page: path, device: deviceKind }
  try {
    await call(userInterestedRedirectOperation, { body }, transport(), isRemote() ? { timeout: remoteLimitMs } : {})
  } catch (error) {
    const kind = error instanceof ApiError ? error.kind : 'unknown'
    log().warn('click.provider-failed', { kind, remote: isRemote() })
    const kept = { category, slug, entityName: '', issuerCode: null, page: path, deviceKind, source: 'apply' as const }
    await recordClick(runtime().clicks, kept)
  }
}
