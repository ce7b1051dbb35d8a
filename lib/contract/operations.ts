import { productDetailsOperation } from './ai-component/product-details'
import { productFiltersOperation } from './ai-component/product-filters'
import { productSuggestionsOperation } from './ai-component/product-suggestions'
import { productTypeOperation } from './ai-component/product-type'
import { sortingOperation } from './ai-component/sorting'
import { userInterestedRedirectSubmitOperation } from './analytic-component/user-interested-redirect-submit'
import { productConfigurationOperation } from './bank-component/product-configuration'
import { userInterestedRedirectOperation } from './bank-component/user-interested-redirect'
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
]

/** Every call of the specification's section 7 and every call of our own, built or not. */
export const allCalls: readonly CallName[] = [
  ...operations.map(({ id, method, path, provenance }) => ({ id, method, path, provenance })),
  ...pendingCalls,
]
