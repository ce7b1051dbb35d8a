/** What the form says when nothing was typed. */
export const emptyEmailMessage = 'Email cannot be empty.'

/** What the form says when an address cannot subscribe. */
export const invalidEmailMessage = 'Invalid email address. Please enter a valid email address.'

/** An address that may subscribe, as it is kept; or what is wrong with what was typed. */
export type NewsletterEmail =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly message: typeof emptyEmailMessage | typeof invalidEmailMessage }

/** Longest address and longest part before the `@` (RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3, less the brackets). */
export const longestEmail = 254
const longestLocalPart = 64

/** Dot-atoms of RFC 5322 in lower case. The two classes share no character, so matching takes linear time. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** What may follow the first dot of the domain (specification, section 5). */
const domainEndings: ReadonlySet<string> = new Set(['my', 'com', 'com.my', 'gov', 'gov.my', 'edu', 'edu.my'])

function isAllowed(email: string): boolean {
  if (email.length > longestEmail) return false
  const at = email.indexOf('@')
  const dot = email.indexOf('.', at)
  if (at < 1 || at > longestLocalPart || dot === -1) return false
  return (
    localPart.test(email.slice(0, at)) &&
    domainLabel.test(email.slice(at + 1, dot)) &&
    domainEndings.has(email.slice(dot + 1))
  )
}

/**
 * Reads what was typed into the newsletter form: lower-cased, blanks around it dropped, then held to the
 * specification's section 5. Form and server both use it, so they agree on every text. Never throws.
 */
export function newsletterEmail(typed: string): NewsletterEmail {
  const email = typed.trim().toLowerCase()
  if (email === '') return { ok: false, message: emptyEmailMessage }
  return isAllowed(email) ? { ok: true, email } : { ok: false, message: invalidEmailMessage }
}
