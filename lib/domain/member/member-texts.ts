/**
 * What members agree to, each text with its version. The version is stored with the proof, so changing a text means changing its
 * version.
 */
export const memberTexts = {
  terms: { version: '2026-11-22' },
  bloodType: {
    version: '2026-11-22',
    text: 'I agree that my blood type is kept with my account, encrypted, until I remove it here.',
  },
  referral: {
    version: '2026-11-25',
    text: 'Your friend can then see your initials, the month in which you joined and how far their invitation has come, and nothing else about you. Leave this empty to keep that to yourself.',
  },
  choices: {
    version: '2026-11-22',
    marketing: 'Send me offers by e-mail or text message. I can stop this in my account settings at any time.',
    updates:
      'Tell me when rates or terms of products that I marked change. I can stop this in my account settings at any time.',
  },
} as const

/** Said by browser and server alike, of an account that is asked for without its terms. */
export const termsMessage = 'Tick the box if you agree to the terms. We cannot open an account without.'

/** What a member may let us send beside what the account itself needs. */
export const sendingChoices = ['marketing', 'updates'] as const
export type SendingChoice = (typeof sendingChoices)[number]

/**
 * The kind of message that each choice has sent; null while nothing sends it, and then nobody is asked. What members agreed to before stays
 * stored, and they can take it back.
 */
export const choiceSenders: Readonly<Record<SendingChoice, string | null>> = { marketing: null, updates: null }

/** What a member's consent can be about. */
export type ConsentKind = 'terms' | 'referral-terms' | 'blood-type' | SendingChoice
