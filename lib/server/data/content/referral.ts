import 'server-only'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { openProgramme } from '@/lib/server/content/referral-programmes'
import { today } from '@/lib/server/data/catalogue/catalogue'

/** The referral programme that is open today; null when none is. Throws CatalogueError when a file cannot be used. */
export function programmeToday(): ReferralProgramme | null {
  return openProgramme(today())
}
