import 'server-only'
import { answerContent } from './answers'
import { articleContent } from './articles'
import { campaignContent } from './campaigns'
import type { ContentKind } from './content-kind'
import { correctionContent } from './corrections'
import { guideContent } from './guides'
import { legalContent } from './legal-texts'
import { partnerContent, partnerHubContent } from './partner-pages'
import { referralContent } from './referral-programmes'
import { surveyContent } from './surveys'
import { voucherContent } from './vouchers'

/** Every kind of content: what is here is checked by `npm run catalogue:check` and when the site is built. */
export const contentKinds: readonly ContentKind<unknown>[] = [
  surveyContent,
  guideContent,
  correctionContent,
  partnerContent,
  partnerHubContent,
  answerContent,
  campaignContent,
  voucherContent,
  articleContent,
  legalContent,
  referralContent,
]
