import { accountOperation } from './account-component/account'
import { accountCheckOperation } from './account-component/account-check'
import { authenticateOperation } from './account-component/authenticate'
import { confirmOperation } from './account-component/confirm'
import { deleteAccountMessageOperation } from './account-component/delete-account-message'
import { deleteProcessOperation } from './account-component/delete-process'
import { deleteProcessCancelOperation } from './account-component/delete-process-cancel'
import { endOtherSessionsOperation } from './account-component/end-other-sessions'
import { endSessionOperation } from './account-component/end-session'
import { existMobileOperation } from './account-component/exist-mobile'
import { exportOperation } from './account-component/export'
import { finishRegisterOperation } from './account-component/finish-register'
import { forgetAnalysisOperation } from './account-component/forget-analysis'
import { incomesOperation } from './account-component/incomes'
import { keepJoiningOperation } from './account-component/keep-joining'
import {
  businessNatureOperation,
  currencyOperation,
  educationLevelOperation,
  nationalityOperation,
  occupationGroupOperation,
} from './account-component/lists'
import { logoutOperation } from './account-component/logout'
import { myIpOperation } from './account-component/my-ip'
import { mykadOperation } from './account-component/mykad'
import { notificationSettingsOperation } from './account-component/notification-settings'
import { passwordValidateOperation } from './account-component/password-validate'
import { preRegisterOperation } from './account-component/pre-register'
import { profileOperation } from './account-component/profile'
import { requestOtpOperation } from './account-component/request-otp'
import { resetPasswordOperation } from './account-component/reset-password-mobile'
import { saveAnalysisOperation } from './account-component/save-analysis'
import { savedAnalysesOperation } from './account-component/saved-analyses'
import { sessionsOperation } from './account-component/sessions'
import { tncAgreementOperation } from './account-component/tnc-agreement'
import { tokenExtendsOperation } from './account-component/token-extends'
import { updateIncomesOperation } from './account-component/update-incomes'
import { updateNotificationSettingsOperation } from './account-component/update-notification-settings'
import { updateProfileOperation } from './account-component/update-profile'
import { userDetailOperation } from './account-component/user-detail'
import { verifyEmailOperation } from './account-component/verify-email'
import { verifyOtpOperation } from './account-component/verify-otp'
import { productDetailsOperation } from './ai-component/product-details'
import { productFiltersOperation } from './ai-component/product-filters'
import { productSuggestionsOperation } from './ai-component/product-suggestions'
import { productTypeOperation } from './ai-component/product-type'
import { sortingOperation } from './ai-component/sorting'
import { surveyFetchOperation } from './analytic-component/survey-fetch'
import { surveySubmitOperation } from './analytic-component/survey-submit'
import { userInterestedRedirectSubmitOperation } from './analytic-component/user-interested-redirect-submit'
import { productConfigurationOperation } from './bank-component/product-configuration'
import { userInterestedRedirectOperation } from './bank-component/user-interested-redirect'
import { consentOperation } from './common-component/consent'
import { deviceIdOperation } from './common-component/device-id'
import { institutionSettingOperation } from './common-component/institution-setting'
import { bloodTypeOperation, countryOperation, stateOperation } from './common-component/lists'
import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
} from './common-component/settings'
import { subscribeOperation } from './notification-component/subscribe'
import { unsubscribeOperation } from './notification-component/unsubscribe'
import type { CallName, Operation } from './operation'
import { pendingCalls } from './pending'
import { healthOperation } from './site/health'
import { readyOperation } from './site/ready'
import { versionOperation } from './site/version'

/** The calls that the embedded provider answers. */
export const operations: readonly Operation[] = [
  versionOperation,
  healthOperation,
  readyOperation,
  productSuggestionsOperation,
  productFiltersOperation,
  productDetailsOperation,
  productTypeOperation,
  sortingOperation,
  productConfigurationOperation,
  userInterestedRedirectSubmitOperation,
  userInterestedRedirectOperation,
  accountOperation,
  tokenExtendsOperation,
  logoutOperation,
  authenticateOperation,
  confirmOperation,
  finishRegisterOperation,
  resetPasswordOperation,
  passwordValidateOperation,
  sessionsOperation,
  endSessionOperation,
  endOtherSessionsOperation,
  savedAnalysesOperation,
  saveAnalysisOperation,
  forgetAnalysisOperation,
  profileOperation,
  updateProfileOperation,
  mykadOperation,
  incomesOperation,
  updateIncomesOperation,
  tncAgreementOperation,
  notificationSettingsOperation,
  updateNotificationSettingsOperation,
  exportOperation,
  deleteAccountMessageOperation,
  deleteProcessOperation,
  deleteProcessCancelOperation,
  accountCheckOperation,
  existMobileOperation,
  keepJoiningOperation,
  myIpOperation,
  preRegisterOperation,
  requestOtpOperation,
  userDetailOperation,
  verifyEmailOperation,
  verifyOtpOperation,
  nationalityOperation,
  occupationGroupOperation,
  businessNatureOperation,
  currencyOperation,
  educationLevelOperation,
  countryOperation,
  stateOperation,
  bloodTypeOperation,
  deviceIdOperation,
  institutionSettingOperation,
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
  consentOperation,
  subscribeOperation,
  unsubscribeOperation,
  surveyFetchOperation,
  surveySubmitOperation,
]

/** Every call of the specification's section 7 and every call of our own, built or not. */
export const allCalls: readonly CallName[] = [
  ...operations.map(({ id, method, path, provenance }) => ({ id, method, path, provenance })),
  ...pendingCalls,
]
