import 'server-only'
import { redirectClicks } from './0001-redirect-clicks'
import { accountsAndSessions } from './0002-accounts-and-sessions'
import { newsletterSurvey } from './0003-newsletter-survey'
import { consents } from './0004-consents'
import { keptChecks } from './0005-kept-checks'
import { rateLimits } from './0006-rate-limits'
import { clickKinds } from './0007-click-kinds'
import { accounts } from './0008-accounts'
import { interests } from './0009-interests'
import { knownDevices } from './0010-known-devices'
import { keptComparisons } from './0011-kept-comparisons'
import { campaignReminders } from './0012-campaign-reminders'
import { answerFeedback } from './0013-answer-feedback'
import { codeCounters } from './0014-code-counters'
import { referrals } from './0015-referrals'
import { points } from './0016-points'
import { pointsActs } from './0017-points-acts'
import { productAlerts } from './0018-product-alerts'
import { withdrawalActs } from './0019-withdrawal-acts'
import { replacedContacts } from './0020-replaced-contacts'
import { alertQuestions } from './0021-alert-questions'
import { balancesByTransfer } from './0022-balances-by-transfer'
import { shelfLooks } from './0023-shelf-looks'
import { passkeys } from './0024-passkeys'
import { addressAlerts } from './0025-address-alerts'
import { recoveryCodes } from './0026-recovery-codes'
import type { Migration } from './migration'

/** Every migration in the order it is applied. Only ever added to at the end. */
export const migrations: readonly Migration[] = [
  redirectClicks,
  accountsAndSessions,
  newsletterSurvey,
  consents,
  keptChecks,
  rateLimits,
  clickKinds,
  accounts,
  interests,
  knownDevices,
  keptComparisons,
  campaignReminders,
  answerFeedback,
  codeCounters,
  referrals,
  points,
  pointsActs,
  productAlerts,
  withdrawalActs,
  replacedContacts,
  alertQuestions,
  balancesByTransfer,
  shelfLooks,
  passkeys,
  addressAlerts,
  recoveryCodes,
]
