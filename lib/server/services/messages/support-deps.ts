import 'server-only'
import { systemClock } from '@/lib/server/clock'
import { createFeedbackRepository } from '@/lib/server/db/feedback-repository'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { log } from '@/lib/server/log'
import { systemRandom } from '@/lib/server/services/keys/random'
import type { FeedbackDeps } from '@/lib/server/services/surveys/answer-feedback'
import type { ContactDeps } from './contact'

/** What the support centre stands on in this process: what is said of its answers, and what is written to us. */
export function supportDeps(
  connect: Parameters<typeof createFeedbackRepository>[0],
  along: Pick<ContactDeps, 'messages' | 'limits'>,
): FeedbackDeps & ContactDeps {
  return {
    feedback: createFeedbackRepository(connect),
    outbox: createOutboxRepository(connect),
    clock: systemClock,
    random: systemRandom,
    log: log(),
    ...along,
  }
}
