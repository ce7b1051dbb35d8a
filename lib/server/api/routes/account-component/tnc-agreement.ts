import { tncAgreementOperation } from '@/lib/contract/account-component/tnc-agreement'
import { ageRequirement } from '@/lib/domain/member/referral-gate'
import { invalidFields } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const tncAgreementRoute = ({ agree }: AccountServices) =>
  memberRoute(tncAgreementOperation, async ({ body }, { account }) => {
    const outcome = await agree(account, body)
    switch (outcome) {
      case 'kept':
        return undefined
      case 'outdated':
        throw invalidFields([{ field: 'version', message: 'is not the version in force' }])
      case 'not-of-age':
        throw invalidFields([{ field: 'text', message: ageRequirement }])
    }
  })
