import { z } from 'zod'
import type { Campaign } from '@/lib/domain/content/campaign'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { day, scheduleFields, sitePage, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'
import { scheduleProblems } from './schedule-problems'

const campaignSchema = z.strictObject({
  title: words(70),
  summary: words(200),
  offer: words(90),
  sample: z.boolean(),
  updatedOn: day,
  ...scheduleFields,
  action: z.strictObject({ href: sitePage, label: words(40) }),
  steps: z
    .array(z.strictObject({ title: words(60), text: words(300) }))
    .min(1)
    .max(6),
  terms: z.array(words(400)).min(1).max(20),
  reminders: z.boolean().default(false),
})

type Front = z.output<typeof campaignSchema>

function campaignProblems(front: Front): readonly Problem[] {
  const endless =
    front.reminders && front.endsAt === null
      ? [{ path: ['reminders'], reason: 'needs an end to remind of: give endsAt, or leave reminders out' }]
      : []
  return [...scheduleProblems(front), ...endless]
}

/** Reads and checks one campaign; its slug is the name of its file. */
export function readCampaign(file: ContentFile): ReadContent<Campaign> {
  const read = readMarkdownFile(file, campaignSchema, campaignProblems)
  if (!read.ok) return read
  const { slug, front, body } = read.value
  return { ok: true, value: { ...front, slug, body } }
}
