/** Hosts at which most people in Malaysia have their mail. */
const wellKnown = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.my',
  'ymail.com',
  'hotmail.com',
  'hotmail.my',
  'outlook.com',
  'outlook.my',
  'live.com',
  'live.com.my',
  'icloud.com',
  'proton.me',
] as const

/** Hosts that look like a slip of one of those, and are somebody's. */
const others: readonly string[] = ['mail.com', 'email.com', 'gmx.com', 'me.com', 'my.com', 'yahoo.co', 'gmail.co']

/** Whether two texts differ by one slip at most: a letter too many, too few or another one, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [left, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * The address that somebody meant who made one slip in the host of a well-known mail service, such as `gmial.com`; null where the address
 * may well be right, and for what is no e-mail address.
 */
export function likelyAddress(typed: string): string | null {
  const at = typed.lastIndexOf('@')
  const host = typed.slice(at + 1).toLowerCase()
  const isKnown = others.includes(host) || wellKnown.some((one) => one === host)
  if (at < 1 || isKnown) return null
  const meant = wellKnown.find((one) => isOneSlip(host, one))
  return meant === undefined ? null : `${typed.slice(0, at)}@${meant}`
}
