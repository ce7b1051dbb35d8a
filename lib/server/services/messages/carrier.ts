import 'server-only'
import type { Mail } from './mail'

/** A text message as it is handed to a gateway. */
export interface Sms {
  /** The same for every try. */
  readonly id: string
  /** E.164, such as +60123456789. */
  readonly to: string
  readonly text: string
}

/** Where a message went: to a server that sends it on, or into a file of this machine. */
export type Delivery = { readonly by: 'server' } | { readonly by: 'file'; readonly path: string }

/** Takes messages of one channel away. Rejects with {@link CarrierError}. */
export interface Carrier<M> {
  send(message: M): Promise<Delivery>
}

/** What takes the messages of each channel. */
export interface Carriers {
  readonly email: Carrier<Mail>
  readonly sms: Carrier<Sms>
}

/** A message was not taken. The words are for the log: they hold neither address nor text. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError'
  /** This message is refused for good; another try would fail like this one. */
  readonly permanent: boolean

  constructor(message: string, permanent: boolean, options?: ErrorOptions) {
    super(message, options)
    this.permanent = permanent
  }
}
