import 'server-only'
import { keptInWords } from '@/lib/server/db/retention-repository'

/** What is kept of a visitor, why and for how long, as the job that erases it goes by, in a language. */
export const retainedOfVisitors = keptInWords
