import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { ApiFailure } from '../../failure'
import { memberRoute } from '../../route'

export const institutionSettingRoute = memberRoute(institutionSettingOperation, ({ params }, services, { account }) => {
  if (account.institutionId !== params.institutionId) throw new ApiFailure('GBL0013')
  return { data: { value: services.settings().REFERRAL_TERMS_VERSION } }
})
