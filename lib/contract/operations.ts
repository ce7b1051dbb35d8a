import { addressAlertCalls } from './calls/address-alerts'
import { articleCalls } from './calls/articles'
import { campaignCalls } from './calls/campaigns'
import { closingCalls } from './calls/closing'
import { consentCalls } from './calls/consent'
import { contentCalls } from './calls/content'
import { deviceCalls } from './calls/device'
import { interestCalls } from './calls/interests'
import { joiningCalls } from './calls/joining'
import { newsletterCalls } from './calls/newsletter'
import { partnerCalls } from './calls/partners'
import { passkeyCalls } from './calls/passkeys'
import { productCalls } from './calls/products'
import { profileCalls } from './calls/profile'
import { recoveryCalls } from './calls/recovery'
import { referenceListCalls } from './calls/reference-lists'
import { referralCalls } from './calls/referral'
import { savedCalls } from './calls/saved'
import { securityCalls } from './calls/security'
import { sessionCalls } from './calls/session'
import { settingCalls } from './calls/settings'
import { shelfCalls } from './calls/shelf'
import { signInCalls } from './calls/sign-in'
import { siteCalls } from './calls/site'
import { supportCalls } from './calls/support'
import { surveyCalls } from './calls/surveys'
import type { Operation } from './operation'

/** The calls that the embedded provider answers: those of each area of `calls/`, in the order of the documents. */
export const operations: readonly Operation[] = [
  ...siteCalls,
  ...productCalls,
  ...interestCalls,
  ...addressAlertCalls,
  ...sessionCalls,
  ...signInCalls,
  ...savedCalls,
  ...shelfCalls,
  ...profileCalls,
  ...closingCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...recoveryCalls,
  ...joiningCalls,
  ...referenceListCalls,
  ...deviceCalls,
  ...settingCalls,
  ...partnerCalls,
  ...consentCalls,
  ...supportCalls,
  ...campaignCalls,
  ...newsletterCalls,
  ...surveyCalls,
  ...articleCalls,
  ...contentCalls,
  ...referralCalls,
]
