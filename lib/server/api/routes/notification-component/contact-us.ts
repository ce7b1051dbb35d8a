import { contactUsOperation } from '@/lib/contract/notification-component/contact-us'
import { ApiFailure, invalidFields } from '../../failure'
import { route } from '../../route'
import type { NotificationServices } from '../../services'

const noFilesNow = 'We cannot take files just now. Send your message without them: we ask for them in our answer.'

export const contactUsRoute = ({ contact }: NotificationServices) =>
  route(contactUsOperation, async ({ body }, _member, { idempotencyKey }) => {
    // The handler lets no call of one effect pass without its key.
    if (idempotencyKey === null) throw new ApiFailure('GBL0030')
    const outcome = await contact(body, idempotencyKey)
    if (outcome.state === 'full') throw invalidFields([{ field: 'attachments', message: noFilesNow }])
    return { data: { reference: outcome.reference } }
  })
