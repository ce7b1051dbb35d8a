import 'server-only'
import { sql } from 'kysely'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { addressAlerts, campaignReminders } from './retention-campaigns'
import { atOnce, type Retained, upTo } from './retention-entries'
import {
  accounts,
  devices,
  formerIdentities,
  invitations,
  passkeys,
  points,
  recoveryCodes,
  replacedContacts,
  signIns,
} from './retention-members'
import { days, sentence, years } from './retention-periods'
import { wordTables } from './schema'

const afterUnsubscribing = years(1)
const afterSending = days(30)
/** The same for a message that was written as a file, as there was no server to send it. */
export const messagesKeptMs = afterSending.ms
const sinceLapsed = days(1)
/** Accounting records are kept for seven years (Companies Act 2016, section 245). */
const clicksKept = years(7)
const surveysKept = years(1)
const feedbackKept = years(1)
/** A choice lapses after a year in the browser that made it; its proof outlives it by another. */
const consentsKept = years(2)
const answersKept = days(1)

const newsletter: Retained = {
  tables: ['newsletter_subscribers', 'newsletter_consents'],
  words: {
    what: 'Your e-mail address, when you subscribe to the newsletter',
    why: 'To send it, and to prove that you agreed: which text, when, through which form.',
    howLong: `While you are subscribed, and ${afterUnsubscribing.words} after. The link in every mail stops the newsletter at once.`,
  },
  erasedBy: 'person',
  erasures: [
    {
      table: 'newsletter_subscribers',
      key: 'id',
      keptMs: afterUnsubscribing.ms,
      // The newest proof of an address that is not subscribed is that of its withdrawal.
      isOver: (before) => sql`state = 'unsubscribed' and not exists (
        select 1 from newsletter_consents as proof
        where proof.subscriber_id = newsletter_subscribers.id and proof.created_at > ${before})`,
      dependents: [
        { table: 'newsletter_consents', column: 'subscriber_id' },
        { table: 'message_outbox', column: 'subscriber_id' },
      ],
    },
  ],
}

const messages: Retained = {
  tables: ['message_outbox'],
  words: {
    what: 'That a mail or text message went to you, or by the contact form from you to us, and when; until it is sent, encrypted, where to and what it says, with the files that you attached to a message to us',
    why: 'To try again when it does not reach you, and never to send it twice.',
    howLong: `${afterSending.words} after it was sent. What it said, and its files, are erased as it leaves.`,
  },
  erasedBy: 'job',
  erasures: [
    {
      table: 'message_outbox',
      key: 'id',
      keptMs: afterSending.ms,
      // A message that still waits has no such moment.
      isOver: upTo('settled_at'),
      dependents: [],
    },
  ],
}

const joinings: Retained = {
  tables: ['joinings'],
  words: {
    what: 'On the way to an account: the e-mail address or mobile number that you entered, and, encrypted, what you filled in',
    why: 'So that you can go on where you left off.',
    howLong: `At most a day, or an hour for a new password; erased ${sinceLapsed.words} after.`,
  },
  erasedBy: 'job',
  erasures: [{ table: 'joinings', key: 'id', keptMs: sinceLapsed.ms, isOver: upTo('expires_at'), dependents: [] }],
}

const codes: Retained = {
  tables: ['one_time_codes'],
  words: {
    what: 'That a one-time code was sent to you and how often it was tried, with a form from which the code cannot be told',
    why: 'So that a code works once, for five minutes and five tries, and nobody is sent too many.',
    howLong: `Five minutes; erased ${sinceLapsed.words} after.`,
  },
  erasedBy: 'job',
  erasures: [
    { table: 'one_time_codes', key: 'id', keptMs: sinceLapsed.ms, isOver: upTo('expires_at'), dependents: [] },
  ],
}

const passkeyChallenges: Retained = {
  tables: ['passkey_challenges'],
  words: {
    what: 'That a browser was asked for a passkey, by a code that cannot be turned back',
    why: 'So that nobody signs in with an answer that was overheard.',
    howLong: `Until it is answered, five minutes at most; erased ${sinceLapsed.words} after.`,
  },
  erasedBy: 'job',
  erasures: [
    { table: 'passkey_challenges', key: 'digest', keptMs: sinceLapsed.ms, isOver: upTo('expires_at'), dependents: [] },
  ],
}

const clicks: Retained = {
  tables: ['redirect_clicks'],
  words: {
    what: 'Which product you left for, from which page, on what kind of device',
    why: 'So that the partner can pay us. It does not say who you are.',
    howLong: `${clicksKept.words}, as our accounts must be.`,
  },
  erasedBy: 'job',
  erasures: [
    { table: 'redirect_clicks', key: 'id', keptMs: clicksKept.ms, isOver: upTo('created_at'), dependents: [] },
  ],
}

const surveys: Retained = {
  tables: ['survey_responses', 'survey_response_answers'],
  words: {
    what: 'Your answers to the survey, with the kind of device',
    why: 'To see what is missing here. E-mail addresses and long numbers are removed before it is kept.',
    howLong: `${sentence(surveysKept)} They cannot be traced to you.`,
  },
  erasedBy: 'job',
  erasures: [
    {
      table: 'survey_responses',
      key: 'id',
      keptMs: surveysKept.ms,
      isOver: upTo('created_at'),
      dependents: [{ table: 'survey_response_answers', column: 'response_id' }],
    },
  ],
}

const feedback: Retained = {
  tables: ['answer_feedback'],
  words: {
    what: 'Whether an answer of the support centre helped you, with the words that you add',
    why: 'To mend answers that do not help. E-mail addresses and long numbers are removed before it is kept.',
    howLong: `${sentence(feedbackKept)} It cannot be traced to you.`,
  },
  erasedBy: 'job',
  erasures: [
    { table: 'answer_feedback', key: 'id', keptMs: feedbackKept.ms, isOver: upTo('created_at'), dependents: [] },
  ],
}

const calls: Retained = {
  tables: ['rate_limits'],
  words: {
    what: 'How often your internet address called us in the present minute or hour, how many codes went to an e-mail address or mobile number in a day, and how often a wrong password was typed for it, as codes that cannot be turned back',
    why: 'To keep the site open for everybody.',
    howLong: 'A minute, an hour or a day; erased within the hour after.',
  },
  erasedBy: 'job',
  erasures: [{ table: 'rate_limits', key: 'key', keptMs: atOnce, isOver: upTo('expire'), dependents: [] }],
}

const choices: Retained = {
  tables: ['consents'],
  words: {
    what: 'Your choice about analytics, under a random number that only your browser knows',
    why: 'To prove that you agreed, or that you did not.',
    howLong: sentence(consentsKept),
  },
  erasedBy: 'job',
  erasures: [{ table: 'consents', key: 'id', keptMs: consentsKept.ms, isOver: upTo('created_at'), dependents: [] }],
}

/** Says of nobody anything: a number for each product and day. */
const interestCounts: Retained = {
  tables: ['interest_counts'],
  words: null,
  erasedBy: 'job',
  erasures: [
    {
      table: 'interest_counts',
      key: 'id',
      keptMs: years(1).ms,
      isOver: (before) => sql`day <= ${malaysianDay(before)}`,
      dependents: [],
    },
  ],
}

const answers: Retained = {
  tables: ['idempotency_keys'],
  words: {
    what: 'Our answer when you make an account, set a new password, close your account or write to us, encrypted',
    why: 'To give it again when it did not reach you, instead of doing the same twice.',
    howLong: sentence(answersKept),
  },
  erasedBy: 'job',
  erasures: [
    { table: 'idempotency_keys', key: 'digest', keptMs: answersKept.ms, isOver: upTo('created_at'), dependents: [] },
  ],
}

/** Keys lie apart from the database. A build before, which may still run beside this one, makes itself another. */
const formerKeys: Retained = {
  tables: ['survey_keys'],
  words: null,
  erasedBy: 'job',
  erasures: [{ table: 'survey_keys', key: 'id', keptMs: atOnce, isOver: upTo('created_at'), dependents: [] }],
}

const machinery: Retained = {
  tables: ['health_probe', 'schema_migrations', ...wordTables],
  words: null,
  erasedBy: 'nobody',
  erasures: [],
}

/**
 * Everything that the database keeps: what, why, for how long, and who erases it. The job erases by it and the privacy notice is written
 * from it, so the two cannot differ.
 */
export const retentionTable: readonly Retained[] = [
  newsletter,
  campaignReminders,
  addressAlerts,
  messages,
  joinings,
  codes,
  passkeyChallenges,
  clicks,
  surveys,
  feedback,
  calls,
  choices,
  interestCounts,
  accounts,
  signIns,
  devices,
  passkeys,
  recoveryCodes,
  invitations,
  points,
  formerIdentities,
  replacedContacts,
  answers,
  formerKeys,
  machinery,
]
