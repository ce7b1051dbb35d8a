import { institutionSettingOperation } from '@/lib/contract/common-component/institution-setting'
import { ApiFailure } from '../../failure'
import { memberRoute } from '../../route'
import type { CommonServices } from '../../services'

export const institutionSettingRoute = ({ settings }: CommonServices) =>
  memberRoute(institutionSettingOperation, ({ params }, { account }) => {
    if (account.institutionId !== params.institutionId) throw new ApiFailure('GBL0013')
    return { data: { value: settings().REFERRAL_TERMS_VERSION } }
  })
