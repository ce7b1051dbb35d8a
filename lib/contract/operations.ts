import { articleCalls } from './calls/articles'
import { campaignCalls } from './calls/campaigns'
import { closingCalls } from './calls/closing'
import { consentCalls } from './calls/consent'
import { deviceCalls } from './calls/device'
import { interestCalls } from './calls/interests'
import { joiningCalls } from './calls/joining'
import { newsletterCalls } from './calls/newsletter'
import { partnerCalls } from './calls/partners'
import { productCalls } from './calls/products'
import { profileCalls } from './calls/profile'
import { referenceListCalls } from './calls/reference-lists'
import { savedCalls } from './calls/saved'
import { securityCalls } from './calls/security'
import { sessionCalls } from './calls/session'
import { settingCalls } from './calls/settings'
import { signInCalls } from './calls/sign-in'
import { siteCalls } from './calls/site'
import { supportCalls } from './calls/support'
import { surveyCalls } from './calls/surveys'
import type { CallName, Operation } from './operation'
import { pendingCalls } from './pending'

/** The calls that the embedded provider answers: those of each area of `calls/`, in the order of the documents. */
export const operations: readonly Operation[] = [
  ...siteCalls,
  ...productCalls,
  ...interestCalls,
  ...sessionCalls,
  ...signInCalls,
  ...savedCalls,
  ...profileCalls,
  ...closingCalls,
  ...securityCalls,
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
]

/** Every call of the specification's section 7 and every call of our own, built or not. */
export const allCalls: readonly CallName[] = [
  ...operations.map(({ id, method, path, provenance }) => ({ id, method, path, provenance })),
  ...pendingCalls,
]
