import 'server-only'
import { systemClock } from '@/lib/server/clock'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { openProgramme, referralContent } from '@/lib/server/content/referral-programmes'
import { createPointsHistoryRepository } from '@/lib/server/db/points-history-repository'
import { createPointsRepository } from '@/lib/server/db/points-repository'
import { createReferralProgressRepository } from '@/lib/server/db/referral-progress-repository'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { createRecurring, type Recurring } from '@/lib/server/recurring'
import { systemRandom } from '@/lib/server/services/keys/random'
import { expireAll } from '@/lib/server/services/points/expire'
import type { PointsDeps } from '@/lib/server/services/points/points'
import { createPoster } from '@/lib/server/services/points/poster'
import { giveBackUnfinished } from '@/lib/server/services/points/redemption'
import { advanceAll } from './advance'
import type { DashboardDeps } from './dashboard'
import type { FactDeps } from './facts'

/** Points and referrals of this process. */
export interface ReferralParts {
  readonly points: PointsDeps
  readonly referral: DashboardDeps
  /** Takes referrals as far as they can go, ends points whose time is over, and gives back what was set aside and never used. */
  readonly rewards: Recurring
}

const rhythm = { everyMs: 3_600_000, stopMs: 5000 }

/** For how long points are kept while there is no programme at all. */
const usualMonths = 24

/** Puts them together; opens nothing. By the world's clock, as accounts. */
export function buildReferral(
  connect: Parameters<typeof createPointsRepository>[0],
  others: Pick<FactDeps, 'accounts' | 'members'>,
): ReferralParts {
  const kysely = async () => (await connect()).db
  const ledger = { points: createPointsRepository(connect), clock: systemClock, random: systemRandom }
  const points: PointsDeps = {
    ...ledger,
    history: createPointsHistoryRepository(kysely),
    poster: createPoster(ledger),
    monthsKept: () => referralContent.entries().at(-1)?.monthsKept ?? usualMonths,
  }
  const referral: DashboardDeps = {
    ...others,
    points,
    referrals: createReferralProgressRepository(kysely),
    programmeOn: openProgramme,
    termsVersion: referralTermsVersion,
    siteUrl: () => env().SITE_URL,
    log: log(),
  }
  return { points, referral, rewards: createRecurring((isStopped) => runRewards(referral, isStopped), rhythm) }
}

/** Never throws: what fails is logged, and the next run tries again. */
async function runRewards(deps: DashboardDeps, isStopped: () => boolean): Promise<number> {
  try {
    const changed = await advanceAll(deps, isStopped)
    const expired = await expireAll(deps.points, isStopped)
    const unfinished = await giveBackUnfinished(deps.points, isStopped)
    if (changed + expired + unfinished > 0)
      deps.log.info('rewards.run', { referrals: changed, pointsExpired: expired, purchasesGivenBack: unfinished })
    return changed
  } catch (error) {
    deps.log.error('rewards.failed', error)
    return 0
  }
}
