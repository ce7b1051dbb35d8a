import type { Route } from './route'
import { accountRoute } from './routes/account-component/account'
import { incomesRoute } from './routes/account-component/incomes'
import { incomesForgetRoute } from './routes/account-component/incomes-forget'
import { incomesKeepRoute } from './routes/account-component/incomes-keep'
import { logoutRoute } from './routes/account-component/logout'
import { tokenExtendsRoute } from './routes/account-component/token-extends'
import { productDetailsRoute } from './routes/ai-component/product-details'
import { productFiltersRoute } from './routes/ai-component/product-filters'
import { productSuggestionsRoute } from './routes/ai-component/product-suggestions'
import { productTypeRoute } from './routes/ai-component/product-type'
import { sortingRoute } from './routes/ai-component/sorting'
import { surveyFetchRoute } from './routes/analytic-component/survey-fetch'
import { surveySubmitRoute } from './routes/analytic-component/survey-submit'
import { userInterestedRedirectSubmitRoute } from './routes/analytic-component/user-interested-redirect-submit'
import { productConfigurationRoute } from './routes/bank-component/product-configuration'
import { userInterestedRedirectRoute } from './routes/bank-component/user-interested-redirect'
import { consentRoute } from './routes/common-component/consent'
import { deviceIdRoute } from './routes/common-component/device-id'
import { institutionSettingRoute } from './routes/common-component/institution-setting'
import {
  infobipLivechatEnabledRoute,
  infobipWhatsappFlowEnabledRoute,
  recaptchaEnabledRoute,
  referralWithdrawalEnabledRoute,
} from './routes/common-component/settings'
import { subscribeRoute } from './routes/notification-component/subscribe'
import { unsubscribeRoute } from './routes/notification-component/unsubscribe'
import { healthRoute } from './routes/site/health'
import { readyRoute } from './routes/site/ready'
import { versionRoute } from './routes/site/version'

/** Everything that answers, one entry for each operation of the contract. */
export const routes: readonly Route[] = [
  versionRoute,
  healthRoute,
  readyRoute,
  productSuggestionsRoute,
  productFiltersRoute,
  productDetailsRoute,
  productTypeRoute,
  sortingRoute,
  productConfigurationRoute,
  userInterestedRedirectSubmitRoute,
  userInterestedRedirectRoute,
  accountRoute,
  tokenExtendsRoute,
  logoutRoute,
  incomesRoute,
  incomesKeepRoute,
  incomesForgetRoute,
  deviceIdRoute,
  institutionSettingRoute,
  infobipLivechatEnabledRoute,
  infobipWhatsappFlowEnabledRoute,
  recaptchaEnabledRoute,
  referralWithdrawalEnabledRoute,
  consentRoute,
  subscribeRoute,
  unsubscribeRoute,
  surveyFetchRoute,
  surveySubmitRoute,
]
