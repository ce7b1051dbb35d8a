import 'server-only'
import { env } from '@/lib/server/env'

/** Whether drafts are shown: by a development server alone, marked as such. */
export function showsDrafts(): boolean {
  return env().NODE_ENV === 'development'
}
