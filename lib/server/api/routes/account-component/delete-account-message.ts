import { deleteAccountMessageOperation } from '@/lib/contract/account-component/delete-account-message'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const deleteAccountMessageRoute = ({ closingMessage }: AccountServices) =>
  memberRoute(deleteAccountMessageOperation, () => {
    const { happens, kept, reasons, erasesOn } = closingMessage()
    return { data: { happens: [...happens], kept: [...kept], reasons: [...reasons], erasesOn } }
  })
