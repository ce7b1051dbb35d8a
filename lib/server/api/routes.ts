import type { Route } from './route'
import { productDetailsRoute } from './routes/ai-component/product-details'
import { productFiltersRoute } from './routes/ai-component/product-filters'
import { productSuggestionsRoute } from './routes/ai-component/product-suggestions'
import { productTypeRoute } from './routes/ai-component/product-type'
import { sortingRoute } from './routes/ai-component/sorting'
import { userInterestedRedirectSubmitRoute } from './routes/analytic-component/user-interested-redirect-submit'
import { productConfigurationRoute } from './routes/bank-component/product-configuration'
import { userInterestedRedirectRoute } from './routes/bank-component/user-interested-redirect'
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
]
