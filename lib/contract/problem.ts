import { pointsProblems } from './points-problems'
import { proofProblems } from './proof-problems'

/** One kind of failure: what the caller sees, and what its page in the documentation says. */
export interface ProblemKind {
  readonly status: number
  /** Short name of the kind; the same for every occurrence. */
  readonly title: string
  /** What a visitor may read in a toast: the spec's `message`. */
  readonly message: string
  readonly cause: string
  readonly remedy: string
}

/**
 * Every failure the provider may answer with. The specification gives GBL0015 and GBL0020 to the account, where they
 * end the session.
 */
export const problemKinds = {
  GBL0001: {
    status: 500,
    title: 'Unexpected failure',
    message: 'Something went wrong on our side. Please try again.',
    cause: 'The server met a fault that it did not foresee. The fault is in our log under the request id.',
    remedy: 'Try again. If it stays, write to us with the request id that the answer carries as its instance.',
  },
  GBL0002: {
    status: 400,
    title: 'Body is not JSON',
    message: 'We could not read that request.',
    cause: 'The body is empty, is not UTF-8 or is not well-formed JSON.',
    remedy: 'Send one JSON object, encoded as UTF-8.',
  },
  GBL0003: {
    status: 404,
    title: 'No such address',
    message: 'There is nothing at this address.',
    cause: 'No call lives at this path. Paths are case-sensitive and have no slash at the end.',
    remedy: 'Compare the path with the list of calls.',
  },
  GBL0004: {
    status: 405,
    title: 'Method not allowed',
    message: 'This address does not take that method.',
    cause: 'The path exists, the method is another one.',
    remedy: 'Use a method that the Allow header of the answer names.',
  },
  GBL0005: {
    status: 413,
    title: 'Body too large',
    message: 'That request is too large.',
    cause: 'The body is longer than 100,000 bytes.',
    remedy: 'Send less. No call needs a body near that size.',
  },
  GBL0006: {
    status: 415,
    title: 'Content type not supported',
    message: 'We could not read that request.',
    cause: 'The body is not declared as application/json, or it has a content encoding such as gzip.',
    remedy: 'Send content-type: application/json and no content-encoding.',
  },
  GBL0007: {
    status: 422,
    title: 'A field is not valid',
    message: 'Please check the fields and try again.',
    cause: 'A field is missing, unknown, repeated or out of its range. The list named errors gives each one.',
    remedy: 'Correct the fields in the list. Each entry names the field and says what it may be.',
  },
  GBL0008: {
    status: 404,
    title: 'No such product',
    message: 'We do not list that product.',
    cause: 'The category has no product with this slug. It may have been withdrawn.',
    remedy: 'Take the slug from product-suggestions.',
  },
  GBL0009: {
    status: 503,
    title: 'Not ready',
    message: 'We cannot do that right now. Please try again in a moment.',
    cause:
      'The catalogue or the database cannot be used yet, or no longer, or more calls wait than can be served. Nothing was recorded.',
    remedy: 'Try again after a few seconds.',
  },
  GBL0010: {
    status: 403,
    title: 'Signature not valid',
    message: 'We could not accept that request. Please check the date and time of your device and try again.',
    cause:
      'The headers timestamp and hash are missing, do not belong together, or the timestamp is more than five minutes ' +
      "from the server's time.",
    remedy:
      'Send timestamp (epoch milliseconds) and hash (HMAC-SHA512 of the app id followed by the timestamp, in hex), made ' +
      'at the moment of the call on a device whose clock is right.',
  },
  GBL0011: {
    status: 401,
    title: 'Access token not valid',
    message: 'Please sign in again.',
    cause: 'The access token is missing, unknown, expired, or its session has ended.',
    remedy: 'Exchange the refresh token for a new access token once and send the call again; else sign in.',
  },
  GBL0012: {
    status: 401,
    title: 'Refresh token not valid',
    message: 'You have been signed out. Please sign in again.',
    cause:
      'The refresh token is unknown, expired, already used, or its session has ended. sessionEnd says which, where it is known.',
    remedy: 'Forget both tokens, tell the member why, and sign in.',
  },
  GBL0013: {
    status: 404,
    title: 'No such institution',
    message: 'We could not find that setting.',
    cause: 'The account does not belong to an institution with this id.',
    remedy: 'Take the id from the institutions of the account.',
  },
  GBL0015: {
    status: 404,
    title: 'Account closed or erased',
    message: 'This account is closed. If you closed it less than 30 days ago, sign in with a code to open it again.',
    cause: 'The account that the session was opened for was closed by its member, or has been erased since.',
    remedy:
      'Forget both tokens. Until the day of its erasure, a member opens the account again with delete-process/cancel.',
  },
  GBL0016: {
    status: 404,
    title: 'No such subscription',
    message: 'This link does not belong to any subscription. Please open the link of a newer mail.',
    cause: 'The key of the unsubscribe link is not one that we gave out, or its subscription has been deleted.',
    remedy: 'Open the link in the mail itself: a copied address may have lost its end.',
  },
  GBL0017: {
    status: 429,
    title: 'Too many requests',
    message: 'That was a lot of requests. Please wait a moment and try again.',
    cause: 'More calls came from one source, by one member or about the same thing than this call takes in its time.',
    remedy: 'Wait as many seconds as the Retry-After header says.',
  },
  GBL0018: {
    status: 409,
    title: 'Survey already answered',
    message: 'We already have your answers. Thank you.',
    cause: 'The token of this survey was used before. The answers that came with it then are kept; these are not.',
    remedy: 'Nothing. To answer again, fetch the survey again for a new token.',
  },
  GBL0020: {
    status: 403,
    title: 'Account not active',
    message: 'This account is suspended. Please contact support.',
    cause: 'The session is live, but the account that it was opened for is suspended.',
    remedy: 'Forget both tokens and write to support.',
  },
  GBL0021: {
    status: 503,
    title: 'Provider not reached',
    message: 'We could not reach our own server. Please try again in a moment.',
    cause:
      'The site hands its calls on to another server, which could not be reached or did not answer as a provider does. ' +
      'What was asked for may have been done.',
    remedy: 'Try again after a few seconds. If it stays, see whether the server that API_BASE_URL names is running.',
  },
  GBL0022: {
    status: 504,
    title: 'Outcome not known',
    message: 'That took too long on our side, and it may have been done. Please check before you try again.',
    cause:
      'What was asked for had begun and did not end in time, or the database or the server that API_BASE_URL names was lost ' +
      'before it answered. It may have been done.',
    remedy:
      'Look whether it was done before trying again; a call with an Idempotency-Key may be sent again with the same key. If it stays, see ' +
      'how busy the database is, and the server that API_BASE_URL names.',
  },
  GBL0023: {
    status: 403,
    title: 'Sign-in refused',
    message:
      'That e-mail address or mobile number and password do not go together. Check both, or sign in with a code instead.',
    cause: 'There is no active account with this contact and this password. Which of the three is missing is not told.',
    remedy: 'Try again, or ask for a one-time code.',
  },
  GBL0024: {
    status: 410,
    title: 'Joining is over',
    message: 'This took too long, or was finished before. Please start again.',
    cause: 'The key belongs to no joining that is still open: it expired, was completed, or never existed.',
    remedy: 'Begin with pre-register.',
  },
  GBL0025: {
    status: 422,
    title: 'Code is wrong',
    message: 'That code is not right. Check the six digits and try again.',
    cause: 'The code is not the one that was sent for this joining or this change.',
    remedy: 'Type the newest code. After five wrong tries a new one is needed.',
  },
  GBL0026: {
    status: 410,
    title: 'Code no longer works',
    message: 'That code no longer works. Please ask for a new one.',
    cause: 'The code is older than five minutes, was used, was tried five times, or a newer one was sent.',
    remedy: 'Ask for a new code.',
  },
  GBL0027: {
    status: 409,
    title: 'Idempotency key in use',
    message: 'That was already sent. Please wait a moment before you try again.',
    cause: 'The Idempotency-Key was used with another body, or its first request is still being answered.',
    remedy: 'Repeat a request with the same body, or use a new key for a new one.',
  },
  GBL0028: {
    status: 403,
    title: 'Fresh sign-in needed',
    message: 'Please confirm that it is you before you change this.',
    cause: 'The member last proved in this session who they are more than five minutes ago.',
    remedy: 'Confirm by password or by a one-time code, then send the request again.',
  },
  GBL0029: {
    status: 409,
    title: 'Step out of order',
    message: 'Something has to be done before this. Please go on from where you left off.',
    cause:
      'A step before this one is not done, this one is done already, or the account of the contact was made, opened or closed since its code was typed.',
    remedy:
      'Ask user-detail how far the joining has come. When its contact is verified already, begin a new one: its code leads to what the contact can do now.',
  },
  GBL0030: {
    status: 400,
    title: 'Idempotency key missing',
    message: 'We could not accept that request. Please reload the page and try again.',
    cause:
      'The call has one effect however often it is sent, and came without an Idempotency-Key header that is a UUID.',
    remedy: 'Make a UUID for each thing that is to be done, and send it with every try.',
  },
  GBL0031: {
    status: 409,
    title: 'MyKad number not accepted',
    message: 'We cannot keep this MyKad number with your account. Please write to support.',
    cause: 'Another account has this number already.',
    remedy: 'Check the number. If it is yours, write to support, who can look into it.',
  },
  GBL0032: {
    status: 409,
    title: 'Second contact too soon',
    message: 'You have just changed your other contact. Please wait a day before you change this one.',
    cause:
      'Phone and e-mail were both to be changed within 24 hours, in a session without a password of more than a day.',
    remedy: 'Wait, or sign in by a password that was set more than a day ago.',
  },
  GBL0033: {
    status: 409,
    title: 'Contact of another account',
    message: 'There is another account with this contact. Please sign in to it, or use another contact.',
    cause: 'The contact, whose owner has just typed its code, signs in to another account.',
    remedy: 'Use another contact, or close the other account.',
  },
  ...proofProblems,
  GBL0040: {
    status: 404,
    title: 'No such campaign',
    message: 'This campaign is over, or takes no addresses.',
    cause: 'No campaign of this slug runs now, or it sends no reminders.',
    remedy: 'Take the slug from web-campaign, of one that runs.',
  },
  ...pointsProblems,
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof problemKinds

/** True for a code of the table. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemKinds, text)
}

/** All codes, in the order of the table. */
export const problemCodes: readonly ProblemCode[] = Object.keys(problemKinds).filter(isProblemCode)

/** Where a code is explained, relative to the site. */
export function problemType(code: ProblemCode): string {
  return `/api/docs/errors/${code}`
}
