/** What somebody said of an answer of the support centre; `helped` is 0 or 1. */
export interface AnswerFeedbackTable {
  id: string
  slug: string
  helped: number
  words: string
  created_at: number
}
