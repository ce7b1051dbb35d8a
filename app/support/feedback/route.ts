import { answerFeedback } from '@/lib/server/data/forms/support-feedback'

/** “Did this help?” of an answer: 303 to a word of thanks, or the form again. Works without script. */
export function POST(request: Request): Promise<Response> {
  return answerFeedback(request)
}
