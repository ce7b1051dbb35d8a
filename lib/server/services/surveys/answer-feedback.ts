import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { FeedbackRepository } from '@/lib/server/db/feedback-repository'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { withoutPersonalTraces } from './personal-traces'

export interface FeedbackDeps {
  readonly feedback: FeedbackRepository
  readonly clock: Clock
  readonly random: Random
}

/** What is said of an answer of the support centre. */
export interface AnswerFeedback {
  readonly slug: string
  readonly helped: boolean
  readonly words: string
}

/** Keeps whether an answer helped, without what looks personal in the words. Durable when it resolves. Throws what the database throws. */
export async function recordFeedback(deps: FeedbackDeps, { slug, helped, words }: AnswerFeedback): Promise<void> {
  const createdAt = deps.clock.now()
  const id = uuidV7(deps.clock, deps.random)
  await deps.feedback.add({ id, slug, helped, words: withoutPersonalTraces(words), createdAt })
}
