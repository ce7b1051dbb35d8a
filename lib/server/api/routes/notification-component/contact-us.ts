import { contactUsOperation } from '@/lib/contract/notification-component/contact-us'
import { ApiFailure } from '../../failure'
import { route } from '../../route'
import type { NotificationServices } from '../../services'

export const contactUsRoute = ({ contact }: NotificationServices) =>
  route(contactUsOperation, async ({ body }, _member, { idempotencyKey }) => {
    // The handler lets no call of one effect pass without its key.
    if (idempotencyKey === null) throw new ApiFailure('GBL0030')
    return { data: { reference: await contact(body, idempotencyKey) } }
  })
