import { accountOperation } from './account-component/account'
import { accountCheckOperation } from './account-component/account-check'
import { authenticateOperation } from './account-component/authenticate'
import { changePasswordOperation } from './account-component/change-password'
import { confirmOperation } from './account-component/confirm'
import { confirmOtpOperation } from './account-component/confirm-otp'
import { deleteAccountMessageOperation } from './account-component/delete-account-message'
import { deleteProcessOperation } from './account-component/delete-process'
import { deleteProcessCancelOperation } from './account-component/delete-process-cancel'
import { endOtherSessionsOperation } from './account-component/end-other-sessions'
import { endSessionOperation } from './account-component/end-session'
import { existMobileOperation } from './account-component/exist-mobile'
import { exportOperation } from './account-component/export'
import { finishRegisterOperation } from './account-component/finish-register'
import { forgetAnalysisOperation } from './account-component/forget-analysis'
import { forgetComparisonOperation } from './account-component/forget-comparison'
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
import { renameAnalysisOperation } from './account-component/rename-analysis'
import { requestOtpOperation } from './account-component/request-otp'
import { requestOtpConfirmOperation } from './account-component/request-otp-confirm'
import { requestOtpResetEmailOperation } from './account-component/request-otp-reset-email'
import { requestOtpResetMobileOperation } from './account-component/request-otp-reset-mobile'
import { resetEmailOperation } from './account-component/reset-email'
import { resetMobileOperation } from './account-component/reset-mobile'
import { resetPasswordOperation } from './account-component/reset-password-mobile'
import { restoreRemovedOperation } from './account-component/restore-removed'
import { saveAnalysisOperation } from './account-component/save-analysis'
import { saveComparisonOperation } from './account-component/save-comparison'
import { savedAnalysesOperation } from './account-component/saved-analyses'
import { savedComparisonsOperation } from './account-component/saved-comparisons'
import { sessionsOperation } from './account-component/sessions'
import { tncAgreementOperation } from './account-component/tnc-agreement'
import { tokenExtendsOperation } from './account-component/token-extends'
import { updateIncomesOperation } from './account-component/update-incomes'
import { updateNotificationSettingsOperation } from './account-component/update-notification-settings'
import { updateProfileOperation } from './account-component/update-profile'
import { userDetailOperation } from './account-component/user-detail'
import { validateNricOperation } from './account-component/validate-nric'
import { verifyEmailOperation } from './account-component/verify-email'
import { verifyOtpOperation } from './account-component/verify-otp'
import { productDetailsOperation } from './ai-component/product-details'
import { productFiltersOperation } from './ai-component/product-filters'
import { productSuggestionsOperation } from './ai-component/product-suggestions'
import { productTypeOperation } from './ai-component/product-type'
import { sortingOperation } from './ai-component/sorting'
import { forgetInterestsOperation } from './analytic-component/forget-interests'
import { memberSurveyOperation } from './analytic-component/member-survey'
import { surveyFetchOperation } from './analytic-component/survey-fetch'
import { surveySubmitOperation } from './analytic-component/survey-submit'
import { userInterestedRedirectSubmitOperation } from './analytic-component/user-interested-redirect-submit'
import { userInterestedRedirectsOperation } from './analytic-component/user-interested-redirects'
import { productConfigurationOperation } from './bank-component/product-configuration'
import { userInterestRecordOperation } from './bank-component/user-interest-record'
import { userInterestRecordRedirectOperation } from './bank-component/user-interest-record-redirect'
import { userInterestedOperation } from './bank-component/user-interested'
import { userInterestedRedirectOperation } from './bank-component/user-interested-redirect'
import { consentOperation } from './common-component/consent'
import { deviceIdOperation } from './common-component/device-id'
import { institutionSettingOperation } from './common-component/institution-setting'
import { bloodTypeOperation, countryOperation, stateOperation } from './common-component/lists'
import { partnershipCheckOperation } from './common-component/partnership-check'
import {
  infobipLivechatEnabledOperation,
  infobipWhatsappFlowEnabledOperation,
  recaptchaEnabledOperation,
  referralWithdrawalEnabledOperation,
} from './common-component/settings'
import { sinegyMarketOperation } from './common-component/sinegy-market'
import { supportCategoriesOperation } from './common-component/support-categories'
import { supportFeedbackOperation } from './common-component/support-feedback'
import { supportQuestionsOperation } from './common-component/support-questions'
import { supportSearchOperation } from './common-component/support-search'
import { systemConfigOperation } from './common-component/system-config'
import { vaultOperation } from './common-component/vault'
import { vaultsOperation } from './common-component/vaults'
import { contactUsOperation } from './notification-component/contact-us'
import { subscribeOperation } from './notification-component/subscribe'
import { unsubscribeOperation } from './notification-component/unsubscribe'
import type { CallName, Operation } from './operation'
import { pendingCalls } from './pending'
import { blogsOperation } from './promotion-component/blogs'
import { campaignReminderOperation } from './promotion-component/campaign-reminder'
import { endCampaignReminderOperation } from './promotion-component/end-campaign-reminder'
import { webCampaignOperation } from './promotion-component/web-campaign'
import { webVoucherOperation } from './promotion-component/web-voucher'
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
  userInterestedOperation,
  userInterestRecordOperation,
  userInterestRecordRedirectOperation,
  userInterestedRedirectsOperation,
  forgetInterestsOperation,
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
  renameAnalysisOperation,
  saveAnalysisOperation,
  forgetAnalysisOperation,
  savedComparisonsOperation,
  saveComparisonOperation,
  forgetComparisonOperation,
  restoreRemovedOperation,
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
  requestOtpResetMobileOperation,
  resetMobileOperation,
  requestOtpResetEmailOperation,
  resetEmailOperation,
  requestOtpConfirmOperation,
  confirmOtpOperation,
  changePasswordOperation,
  accountCheckOperation,
  existMobileOperation,
  keepJoiningOperation,
  myIpOperation,
  preRegisterOperation,
  requestOtpOperation,
  userDetailOperation,
  verifyEmailOperation,
  verifyOtpOperation,
  validateNricOperation,
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
  systemConfigOperation,
  vaultOperation,
  vaultsOperation,
  partnershipCheckOperation,
  sinegyMarketOperation,
  consentOperation,
  supportCategoriesOperation,
  supportQuestionsOperation,
  supportSearchOperation,
  supportFeedbackOperation,
  contactUsOperation,
  webCampaignOperation,
  webVoucherOperation,
  campaignReminderOperation,
  endCampaignReminderOperation,
  subscribeOperation,
  unsubscribeOperation,
  surveyFetchOperation,
  surveySubmitOperation,
  memberSurveyOperation,
  blogsOperation,
]

/** Every call of the specification's section 7 and every call of our own, built or not. */
export const allCalls: readonly CallName[] = [
  ...operations.map(({ id, method, path, provenance }) => ({ id, method, path, provenance })),
  ...pendingCalls,
]
