import 'server-only'
import { join } from 'node:path'
import { clock, systemClock } from '@/lib/server/clock'
import { createClickRepository } from '@/lib/server/db/click-repository'
import { kysely } from '@/lib/server/db/connection'
import { createHealthRepository } from '@/lib/server/db/health-repository'
import { migrations } from '@/lib/server/db/migrations/list'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { createDrainer, type Drainer } from './click-drain'
import { createClickSpool } from './click-spool'
import type { ClickDeps } from './clicks'
import { createReadinessCheck, type Readiness } from './health'
import { systemRandom } from './random'

/** The parts of this process, put together once. Making it opens no file and no connection. */
export interface Runtime {
  readonly clicks: ClickDeps
  readonly drainer: Drainer
  readonly readiness: () => Promise<Readiness>
}

let memo: Runtime | undefined

/** What routes and the lifecycle hand to services. Throws EnvError when the configuration is unusable. */
export function runtime(): Runtime {
  memo ??= build()
  return memo
}

function build(): Runtime {
  const clicks: ClickDeps = {
    clicks: createClickRepository(kysely),
    spool: createClickSpool(join(env().DATA_DIR, 'clicks-spool'), systemClock, systemRandom),
    clock: clock(),
    random: systemRandom,
    log: log(),
    late: new Set(),
  }
  return {
    clicks,
    drainer: createDrainer(clicks),
    readiness: createReadinessCheck({
      health: createHealthRepository(kysely),
      migrations: migrations.map((migration) => migration.id),
      clock: systemClock,
      log: log(),
    }),
  }
}
