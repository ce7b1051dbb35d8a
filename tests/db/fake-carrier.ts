import type { Carrier, Delivery, Sms } from '@/lib/server/services/messages/carrier'
import type { Mail } from '@/lib/server/services/messages/mail'

/** Takes messages, or refuses them for the reason that is set. */
export class FakeCarrier<M extends Mail | Sms> implements Carrier<M> {
  readonly taken: M[] = []
  refusal: Error | null = null
  before: () => Promise<void> = async () => undefined

  async send(message: M): Promise<Delivery> {
    await this.before()
    if (this.refusal !== null) throw this.refusal
    this.taken.push(message)
    return { by: 'server' }
  }
}
