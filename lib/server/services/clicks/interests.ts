import 'server-only'
import type { InterestEntry, InterestKind } from '@/lib/contract/entities/interest'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import type { Clock } from '@/lib/server/clock'
import type { InterestRepository } from '@/lib/server/db/interest-repository'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { type Interest, type InterestSubject, subjectText } from './interest'

/** An interest as it is kept, without what the catalogue knows of it. */
export type KeptInterest = Omit<InterestEntry, 'listed' | 'alert'> & Pick<Interest, 'question'>

export interface InterestDeps {
  readonly interests: InterestRepository
  readonly clock: Clock
  readonly random: Random
}

/** Most products and partners on a member's list: more than all that the site lists of two categories. */
const mostKept = 200

/** Keeps that a member marked a subject, or left for it; again, it has the newer day. Durable when it resolves. */
export async function recordInterest(
  deps: InterestDeps,
  accountId: string,
  kind: InterestKind,
  subject: InterestSubject,
): Promise<KeptInterest> {
  const interest = {
    id: uuidV7(deps.clock, deps.random),
    kind,
    subject: subjectText(subject),
    createdAt: deps.clock.now(),
  }
  return entryOf(await deps.interests.put(accountId, interest, mostKept))
}

/** All that a member marked or left for, newest first. */
export async function interestsOf(deps: InterestDeps, accountId: string): Promise<readonly KeptInterest[]> {
  return (await deps.interests.list(accountId)).map(entryOf)
}

/** Counts that somebody said to be interested, with the day and nothing about who. Durable when it resolves. */
export async function countInterest(deps: InterestDeps, subject: InterestSubject): Promise<void> {
  await deps.interests.count(subjectText(subject), malaysianDay(deps.clock.now()))
}

/** What is kept as it is shown. */
export function entryOf({ id, kind, subject, createdAt, question }: Interest): KeptInterest {
  const [category = '', slug] = subject.split('/')
  return {
    id,
    kind,
    product: slug === undefined ? null : { category, slug },
    entityName: slug === undefined ? subject : null,
    recordedOn: malaysianDay(createdAt),
    question,
  }
}
