import * as z from 'zod'
import { findingIds, findingStates } from '@/lib/domain/analysis/finding'

const findingSchema = z.strictObject({
  id: z.enum(findingIds),
  state: z.enum(findingStates),
  /** The figure as it was shown, such as `38.5%`; null where it was not known. */
  value: z.string().min(1).max(40).nullable(),
})

/** What a financial analysis came to: its figures, never the answers behind them. */
export const keptFindingsSchema = z.array(findingSchema).min(1).max(findingIds.length)

/** Longest name of an analysis, in characters. */
export const longestAnalysisName = 60

/** What its member calls it. */
export const analysisNameSchema = z.string().min(1).max(longestAnalysisName)

/** A financial analysis that a member keeps. */
export const savedAnalysisSchema = z.object({
  id: z.string().min(1).max(100),
  /** The day in Malaysia, `YYYY-MM-DD`. */
  keptOn: z.iso.date(),
  /** What its member calls it; null where it has no name, or can no longer be opened. */
  name: analysisNameSchema.nullable(),
  /** null when it can no longer be opened, because the key it was sealed with is gone. */
  findings: keptFindingsSchema.nullable(),
})

export type KeptFindings = Readonly<z.infer<typeof keptFindingsSchema>>
export type SavedAnalysis = Readonly<z.infer<typeof savedAnalysisSchema>>
