import * as z from 'zod'

/** Longest query of a comparison's address: four products of 80 characters with every field of their form are far below. */
export const longestComparison = 2000

/** What a comparison compares: the query of its address, and its names as they were when it was kept. */
export const keptComparisonSchema = z.strictObject({
  /** What follows `/compare?`. Nothing that a visitor told of themselves is in it. */
  query: z.string().min(1).max(longestComparison),
  /** Of the category. */
  title: z.string().min(1),
  products: z.array(z.string().min(1)).min(1),
  /** Whether what the member has now stands beside them. */
  withOwn: z.boolean(),
})

/** A comparison that a member keeps. */
export const savedComparisonSchema = z.object({
  id: z.string().min(1).max(100),
  /** The day in Malaysia, `YYYY-MM-DD`. */
  keptOn: z.iso.date(),
  /** null when it can no longer be opened, because the key it was sealed with is gone. */
  comparison: keptComparisonSchema.nullable(),
})

export type KeptComparison = z.infer<typeof keptComparisonSchema>
export type SavedComparison = z.infer<typeof savedComparisonSchema>
