import 'server-only'
import { legalVersions } from '@/lib/domain/content/legal-text'
import { isOpenOn, type ReferralProgramme } from '@/lib/domain/referral/programme'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Finding } from '@/lib/server/catalogue/findings'
import { contentKind } from './content-kind'
import { legalContent } from './legal-texts'
import { readReferralProgramme } from './read-referral-programme'

/** What speaks against opening programmes: terms that are not in force, and days on which two would be open. */
function betweenProgrammes(programmes: readonly ReferralProgramme[], folder: string, dir: string): readonly Finding[] {
  const legal = legalContent.verify(dir)
  const [terms] = legal.ok ? legalVersions(legal.entries, 'referral-terms', 'en') : []
  const open = programmes.filter(({ isDraft }) => !isDraft)
  return open.flatMap((programme, at) => {
    const finding = (field: string, reason: string) => ({
      file: `${folder}/${programme.id}.yaml`,
      line: 1,
      field,
      reason,
    })
    const next = open.slice(at + 1).find((other) => isOpenOn(programme, other.from) || isOpenOn(other, programme.from))
    const isLatest = programme.until === null
    return [
      ...(isLatest && terms !== undefined && terms.version !== programme.termsVersion
        ? [finding('termsVersion', `is ${programme.termsVersion}, and content/legal has ${terms.version} in force`)]
        : []),
      ...(next === undefined ? [] : [finding('from', `is open on the same days as ${next.id}`)]),
    ]
  })
}

/** The referral programmes, drafts too. */
export const referralContent = contentKind({
  folder: 'referral',
  files: /\.yaml$/,
  read: readReferralProgramme,
  order: (one, other) => (one.from < other.from ? -1 : 1),
  between: betweenProgrammes,
})

/** The programme that is open on a day in Malaysia; null when none is. Throws CatalogueError when a file cannot be used. */
export function openProgramme(day: IsoDate): ReferralProgramme | null {
  return referralContent.entries().find((programme) => isOpenOn(programme, day)) ?? null
}
