const words = {
  cancelled: 'No passkey was used: the window of your browser was closed, or its time was over. Nothing was changed.',
  known: 'This device already has a passkey for your account.',
  unsupported: 'This browser cannot use passkeys here. Use a code instead.',
  failed: 'Your browser could not use the passkey. Try again, or use a code instead.',
} as const

/** A browser made or proved no passkey; the message is for its visitor. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'

  constructor(why: keyof typeof words, options?: ErrorOptions) {
    super(words[why], options)
  }
}
