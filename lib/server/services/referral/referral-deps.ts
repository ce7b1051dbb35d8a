import 'server-only'
import { systemClock } from '@/lib/server/clock'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { openProgramme, referralContent } from '@/lib/server/content/referral-programmes'
import { createPointsHistoryRepository } from '@/lib/server/db/points-history-repository'
import { createPointsRepository } from '@/lib/server/db/points-repository'
import { createReferralProgressRepository } from '@/lib/server/db/referral-progress-repository'
import { createWithdrawalRepository } from '@/lib/server/db/withdrawal-repository'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { createRecurring, type Recurring } from '@/lib/server/recurring'
import { systemRandom } from '@/lib/server/services/keys/random'
import { expireAll } from '@/lib/server/services/points/expire'
import type { PointsDeps } from '@/lib/server/services/points/points'
import { createPoster } from '@/lib/server/services/points/poster'
import { giveBackUnfinished } from '@/lib/server/services/points/redemption'
import { finishWithdrawals } from '@/lib/server/services/points/withdrawal-end'
import { advanceAll } from './advance'
import type { DashboardDeps } from './dashboard'
import type { FactDeps } from './facts'
import type { WithdrawDeps } from './withdraw-points'

/** Points and referrals of this process. */
export interface ReferralParts {
  readonly points: PointsDeps
  readonly referral: DashboardDeps
  readonly withdrawals: WithdrawDeps
  /** Takes referrals as far as they can go, ends points whose time is over, gives back what was set aside and never used, and finishes withdrawals. */
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
  const withdrawals: WithdrawDeps = {
    ...referral,
    withdrawals: createWithdrawalRepository(kysely),
    programmeNamed: (id) => referralContent.entries().find((programme) => programme.id === id) ?? null,
    isEnabled: () => env().REFERRAL_WITHDRAWAL_ENABLED === 'true',
  }
  const rewards = createRecurring((isStopped) => runRewards(referral, withdrawals, isStopped), rhythm)
  return { points, referral, withdrawals, rewards }
}

/** Never throws: what fails is logged, and the next run tries again. */
async function runRewards(deps: DashboardDeps, withdrawals: WithdrawDeps, isStopped: () => boolean): Promise<number> {
  try {
    const changed = await advanceAll(deps, isStopped)
    const expired = await expireAll(deps.points, isStopped)
    const unfinished = await giveBackUnfinished(deps.points, isStopped)
    const finished = await finishWithdrawals(withdrawals, isStopped)
    if (changed + expired + unfinished + finished > 0)
      deps.log.info('rewards.run', {
        referrals: changed,
        pointsExpired: expired,
        purchasesGivenBack: unfinished,
        withdrawalsFinished: finished,
      })
    return changed
  } catch (error) {
    deps.log.error('rewards.failed', error)
    return 0
  }
}
