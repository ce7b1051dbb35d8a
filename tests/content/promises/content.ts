import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import { type Finding, printFinding } from '@/lib/server/catalogue/findings'
import { answerContent } from '@/lib/server/content/answers'
import { articleContent } from '@/lib/server/content/articles'
import { campaignContent } from '@/lib/server/content/campaigns'
import { checkContent } from '@/lib/server/content/check-content'
import type { ContentKind } from '@/lib/server/content/content-kind'
import { guideContent } from '@/lib/server/content/guides'
import { legalContent } from '@/lib/server/content/legal-texts'
import { partnerContent, partnerHubContent } from '@/lib/server/content/partner-pages'
import { voucherContent } from '@/lib/server/content/vouchers'

function entriesOf<T>({ verify }: ContentKind<T>, dir: string): readonly T[] {
  const content = verify(dir)
  return content.ok ? content.entries : []
}

function catalogueOf(
  dir: string,
  today: IsoDate,
): { readonly catalogue: Catalogue; readonly findings: readonly Finding[] } {
  const { catalogue, findings } = checkContent(dir, today)
  if (!catalogue.ok) throw new Error(findings.map(printFinding).join('\n'))
  return { catalogue: catalogue.catalogue, findings }
}

/** A content folder as it is read on a day. Throws when its catalogue cannot be used. */
export function contentOf(dir: string, today: IsoDate) {
  return {
    dir,
    today,
    ...catalogueOf(dir, today),
    answers: entriesOf(answerContent, dir),
    articles: entriesOf(articleContent, dir),
    campaigns: entriesOf(campaignContent, dir),
    guides: entriesOf(guideContent, dir),
    legal: entriesOf(legalContent, dir),
    partners: entriesOf(partnerContent, dir),
    partnerHubs: entriesOf(partnerHubContent, dir),
    vouchers: entriesOf(voucherContent, dir),
  }
}

export type Content = ReturnType<typeof contentOf>

/**
 * What holds of any content, whichever products and texts it has and on whichever day it is read. `broken` names each place where it
 * does not hold.
 */
export interface ContentPromise {
  readonly title: string
  readonly broken: (content: Content) => readonly string[]
}
