import type { Route } from './route'
import { accountRoute } from './routes/account-component/account'
import { accountCheckRoute } from './routes/account-component/account-check'
import { authenticateRoute } from './routes/account-component/authenticate'
import {
  forgetComparisonRoute,
  saveComparisonRoute,
  savedComparisonsRoute,
} from './routes/account-component/comparisons'
import { confirmRoute } from './routes/account-component/confirm'
import { endOtherSessionsRoute } from './routes/account-component/end-other-sessions'
import { endSessionRoute } from './routes/account-component/end-session'
import { existMobileRoute } from './routes/account-component/exist-mobile'
import { finishRegisterRoute } from './routes/account-component/finish-register'
import { forgetAnalysisRoute } from './routes/account-component/forget-analysis'
import { keepJoiningRoute } from './routes/account-component/keep-joining'
import {
  businessNatureRoute,
  currencyRoute,
  educationLevelRoute,
  nationalityRoute,
  occupationGroupRoute,
} from './routes/account-component/lists'
import { logoutRoute } from './routes/account-component/logout'
import { myIpRoute } from './routes/account-component/my-ip'
import { passwordValidateRoute } from './routes/account-component/password-validate'
import { preRegisterRoute } from './routes/account-component/pre-register'
import { renameAnalysisRoute } from './routes/account-component/rename-analysis'
import { requestOtpRoute } from './routes/account-component/request-otp'
import { resetPasswordRoute } from './routes/account-component/reset-password-mobile'
import { restoreRemovedRoute } from './routes/account-component/restore-removed'
import { saveAnalysisRoute } from './routes/account-component/save-analysis'
import { savedAnalysesRoute } from './routes/account-component/saved-analyses'
import { sessionsRoute } from './routes/account-component/sessions'
import { tokenExtendsRoute } from './routes/account-component/token-extends'
import { userDetailRoute } from './routes/account-component/user-detail'
import { validateNricRoute } from './routes/account-component/validate-nric'
import { verifyEmailRoute } from './routes/account-component/verify-email'
import { verifyOtpRoute } from './routes/account-component/verify-otp'
import { productDetailsRoute } from './routes/ai-component/product-details'
import { productFiltersRoute } from './routes/ai-component/product-filters'
import { productSuggestionsRoute } from './routes/ai-component/product-suggestions'
import { productTypeRoute } from './routes/ai-component/product-type'
import { sortingRoute } from './routes/ai-component/sorting'
import { forgetInterestsRoute, userInterestedRedirectsRoute } from './routes/analytic-component/interests'
import { surveyFetchRoute } from './routes/analytic-component/survey-fetch'
import { memberSurveyRoute, surveySubmitRoute } from './routes/analytic-component/survey-submit'
import { userInterestedRedirectSubmitRoute } from './routes/analytic-component/user-interested-redirect-submit'
import {
  userInterestedRoute,
  userInterestRecordRedirectRoute,
  userInterestRecordRoute,
} from './routes/bank-component/interests'
import { productConfigurationRoute } from './routes/bank-component/product-configuration'
import { userInterestedRedirectRoute } from './routes/bank-component/user-interested-redirect'
import { consentRoute } from './routes/common-component/consent'
import { deviceIdRoute } from './routes/common-component/device-id'
import { institutionSettingRoute } from './routes/common-component/institution-setting'
import { bloodTypeRoute, countryRoute, stateRoute } from './routes/common-component/lists'
import { partnershipCheckRoute } from './routes/common-component/partnership-check'
import {
  infobipLivechatEnabledRoute,
  infobipWhatsappFlowEnabledRoute,
  recaptchaEnabledRoute,
  referralWithdrawalEnabledRoute,
  systemConfigRoute,
} from './routes/common-component/settings'
import { sinegyMarketRoute } from './routes/common-component/sinegy-market'
import {
  supportCategoriesRoute,
  supportFeedbackRoute,
  supportQuestionsRoute,
  supportSearchRoute,
} from './routes/common-component/support'
import { vaultRoute, vaultsRoute } from './routes/common-component/vault'
import { contactUsRoute } from './routes/notification-component/contact-us'
import { subscribeRoute } from './routes/notification-component/subscribe'
import { unsubscribeRoute } from './routes/notification-component/unsubscribe'
import { blogsRoute } from './routes/promotion-component/blogs'
import { campaignReminderRoute, endCampaignReminderRoute } from './routes/promotion-component/reminders'
import { webCampaignRoute } from './routes/promotion-component/web-campaign'
import { webVoucherRoute } from './routes/promotion-component/web-voucher'
import { healthRoute } from './routes/site/health'
import { readyRoute } from './routes/site/ready'
import { versionRoute } from './routes/site/version'
import type { ApiServices, CommonServices } from './services'
import { settingsRoutes } from './settings-routes'

/** Lists to choose from: the same whatever the provider stands on. */
const listRoutes: readonly Route[] = [
  nationalityRoute,
  occupationGroupRoute,
  businessNatureRoute,
  currencyRoute,
  educationLevelRoute,
  countryRoute,
  stateRoute,
  bloodTypeRoute,
]

function commonRoutes(common: CommonServices): readonly Route[] {
  return [
    deviceIdRoute(common),
    institutionSettingRoute(common),
    infobipLivechatEnabledRoute(common),
    infobipWhatsappFlowEnabledRoute(common),
    recaptchaEnabledRoute(common),
    referralWithdrawalEnabledRoute(common),
    systemConfigRoute(common),
    vaultRoute(common),
    vaultsRoute(common),
    partnershipCheckRoute(common),
    sinegyMarketRoute(common),
    consentRoute(common),
    supportCategoriesRoute(common),
    supportQuestionsRoute(common),
    supportSearchRoute(common),
    supportFeedbackRoute(common),
  ]
}

/** What answers about accounts and their members. */
function accountRoutes(account: ApiServices['account']): readonly Route[] {
  return [
    accountRoute(account),
    tokenExtendsRoute(account),
    logoutRoute(account),
    authenticateRoute(account),
    confirmRoute(account),
    finishRegisterRoute(account),
    resetPasswordRoute(account),
    passwordValidateRoute(account),
    sessionsRoute(account),
    endSessionRoute(account),
    endOtherSessionsRoute(account),
    savedAnalysesRoute(account),
    renameAnalysisRoute(account),
    saveAnalysisRoute(account),
    forgetAnalysisRoute(account),
    savedComparisonsRoute(account),
    saveComparisonRoute(account),
    forgetComparisonRoute(account),
    restoreRemovedRoute(account),
    ...settingsRoutes(account),
    accountCheckRoute,
    existMobileRoute,
    keepJoiningRoute(account),
    myIpRoute,
    preRegisterRoute(account),
    requestOtpRoute(account),
    userDetailRoute(account),
    verifyEmailRoute(account),
    verifyOtpRoute(account),
    validateNricRoute(account),
  ]
}

/** Everything that answers, one entry for each operation of the contract, each with the services of its component. */
export function routesOf(services: ApiServices): readonly Route[] {
  const { account, ai, analytic, bank, common, notification, promotion, site } = services
  return [
    versionRoute(site),
    healthRoute,
    readyRoute(site),
    productSuggestionsRoute(ai),
    productFiltersRoute(ai),
    productDetailsRoute(ai),
    productTypeRoute(ai),
    sortingRoute(ai),
    productConfigurationRoute(bank),
    userInterestedRedirectSubmitRoute(analytic),
    userInterestedRedirectRoute(bank),
    userInterestedRoute(bank),
    userInterestRecordRoute(bank),
    userInterestRecordRedirectRoute(bank),
    userInterestedRedirectsRoute(analytic),
    forgetInterestsRoute(analytic),
    ...accountRoutes(account),
    ...listRoutes,
    ...commonRoutes(common),
    contactUsRoute(notification),
    webCampaignRoute(promotion),
    webVoucherRoute(promotion),
    campaignReminderRoute(promotion),
    endCampaignReminderRoute(promotion),
    subscribeRoute(notification),
    unsubscribeRoute(notification),
    surveyFetchRoute(analytic),
    surveySubmitRoute(analytic),
    memberSurveyRoute(analytic),
    blogsRoute(promotion),
  ]
}
