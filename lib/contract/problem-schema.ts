import * as z from 'zod'
import { brand } from '@/lib/brand'
import { sessionEndSchema } from './entities/session-end'
import { fieldErrorSchema } from './refusal'

/** RFC 9457 problem details with the specification's `message` and `errorCode`. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    instance: z.string(),
    message: z.string(),
    errorCode: z.string(),
    errors: z.array(fieldErrorSchema()).optional(),
    sessionEnd: sessionEndSchema().optional(),
  })
  .meta({ description: `Why ${brand.name} could not answer.` })

export type Problem = z.infer<typeof problemSchema>
