import { z } from 'zod'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { day } from './front-fields'
import { type ContentFile, type ReadContent, readContentFile } from './read-content-file'

const points = z.int().min(1).max(1_000_000)
const days = z.int().min(1).max(366)

const programmeSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    sample: z.boolean(),
    draft: z.boolean(),
    from: day,
    until: z.union([z.literal('none').transform(() => null), day]),
    termsVersion: z.string().trim().min(1).max(40),
    rewards: z.strictObject({ inviter: points, friend: points }),
    keptDays: days,
    daysToQualify: days,
    waitDays: days,
    caps: z.strictObject({ month: z.int().min(1).max(1000), year: z.int().min(1).max(10_000) }),
    joinedInADay: z.int().min(1).max(1000),
    monthsKept: z.int().min(1).max(120),
    withdrawal: z.strictObject({ minimum: points, senPerPoint: z.int().min(1).max(1000) }),
  })
  .transform(({ sample, draft, ...rest }): ReferralProgramme => ({ ...rest, isSample: sample, isDraft: draft }))

function problemsIn({ from, until, keptDays, daysToQualify, caps }: ReferralProgramme): readonly Problem[] {
  return [
    ...(until !== null && until < from ? [{ path: ['until'], reason: 'is before its first day' }] : []),
    ...(keptDays > daysToQualify ? [{ path: ['keptDays'], reason: 'is longer than there is time to qualify' }] : []),
    ...(caps.year < caps.month ? [{ path: ['caps', 'year'], reason: 'is less than the cap of a month' }] : []),
  ]
}

/** Reads and checks one referral programme; its id is the name of its file. */
export function readReferralProgramme(file: ContentFile): ReadContent<ReferralProgramme> {
  return readContentFile(file, programmeSchema, (programme) => [
    ...problemsIn(programme),
    ...(file.path.endsWith(`/${programme.id}.yaml`)
      ? []
      : [{ path: ['id'], reason: `belongs in a file with the name ${programme.id}.yaml` }]),
  ])
}
