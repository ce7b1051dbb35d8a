import type { Route, RouteTable } from './route'
import { addressAlertRoutes } from './routes/address-alerts'
import { articleRoutes } from './routes/articles'
import { campaignRoutes } from './routes/campaigns'
import { closingRoutes } from './routes/closing'
import { consentRoutes } from './routes/consent'
import { contentRoutes } from './routes/content'
import { deviceRoutes } from './routes/device'
import { interestRoutes } from './routes/interests'
import { joiningRoutes } from './routes/joining'
import { newsletterRoutes } from './routes/newsletter'
import { partnerRoutes } from './routes/partners'
import { passkeyRoutes } from './routes/passkeys'
import { productRoutes } from './routes/products'
import { profileRoutes } from './routes/profile'
import { recoveryRoutes } from './routes/recovery'
import { referenceListRoutes } from './routes/reference-lists'
import { referralRoutes } from './routes/referral'
import { savedRoutes } from './routes/saved'
import { securityRoutes } from './routes/security'
import { sessionRoutes } from './routes/session'
import { settingRoutes } from './routes/settings'
import { shelfRoutes } from './routes/shelf'
import { signInRoutes } from './routes/sign-in'
import { siteRoutes } from './routes/site'
import { supportRoutes } from './routes/support'
import { surveyRoutes } from './routes/surveys'
import type { ApiServices } from './services'

/** What answers the calls of each area, in the order of the contract. */
const areas: readonly RouteTable[] = [
  siteRoutes,
  productRoutes,
  interestRoutes,
  addressAlertRoutes,
  sessionRoutes,
  signInRoutes,
  savedRoutes,
  shelfRoutes,
  profileRoutes,
  closingRoutes,
  securityRoutes,
  passkeyRoutes,
  recoveryRoutes,
  joiningRoutes,
  referenceListRoutes,
  deviceRoutes,
  settingRoutes,
  partnerRoutes,
  consentRoutes,
  supportRoutes,
  campaignRoutes,
  newsletterRoutes,
  surveyRoutes,
  articleRoutes,
  contentRoutes,
  referralRoutes,
]

/** Everything that answers: one entry for each operation of the contract, made with the services of the provider. */
export function routesOf(services: ApiServices): readonly Route[] {
  return areas.flat().map((make) => make(services))
}
