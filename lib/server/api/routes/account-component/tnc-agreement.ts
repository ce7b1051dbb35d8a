import { tncAgreementOperation } from '@/lib/contract/account-component/tnc-agreement'
import { invalidFields } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const tncAgreementRoute = ({ agree }: AccountServices) =>
  memberRoute(tncAgreementOperation, async ({ body }, { account }) => {
    const outcome = await agree(account.id, body.text, body.version)
    if (outcome === 'outdated') throw invalidFields([{ field: 'version', message: 'is not the version in force' }])
    return undefined
  })
