import 'server-only'
import { sql } from 'kysely'
import { daysUntilErased } from '@/lib/domain/member/closing'
import { restorableMs } from '@/lib/server/services/accounts/removals'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import { undoDays } from './replaced-contact-repository'
import { atOnce, type Erasure, type Retained, upTo } from './retention-entries'
import { days, years } from './retention-periods'

/** The job reads the day from the account itself. */
const closedKept = days(daysUntilErased)
const devicesKept = years(1)
const undoKept = days(undoDays)
const sessionsKept = days(sessionLimits.absoluteMs / 86_400_000)

/** What a member takes away can be brought back for a while. */
const removables = ['kept_checks', 'kept_comparisons', 'member_interests'] as const

/** An account with all that belongs to it. */
export const accounts: Retained = {
  tables: ['accounts', 'account_contacts', 'account_consents', ...removables, 'survey_members'],
  words: {
    what: 'With an account: your name and birth date, your e-mail address or mobile number, what you agreed to and when, a code from which your password cannot be read, what you tell of yourself, the analyses and comparisons that you save, the products that you have on your shortlist, leave for or want to be told about, what the figures of your shortlist said when you looked and since when you have a product if you say so, and that you answered a survey',
    why: 'To let you in and nobody else, to show you what you saved, to write to you when a product changes if you asked for that, and to ask you once only. What you tell of yourself and what you save are encrypted.',
    howLong: `Until you delete it: what you save, keep on your shortlist or leave for can be brought back for an hour, and is erased then. Or ${closedKept.words} after you close the account: until then you can take it back.`,
  },
  erasedBy: 'person',
  erasures: [
    {
      table: 'accounts',
      key: 'id',
      keptMs: atOnce,
      // Its contacts, consents, sessions, comparisons and interests go with it, by the database itself.
      isOver: upTo('erase_at'),
      dependents: [
        { table: 'kept_checks', column: 'account_id' },
        { table: 'survey_members', column: 'account_id' },
      ],
    },
    ...removables.map(
      (table): Erasure => ({ table, key: 'id', keptMs: restorableMs, isOver: upTo('removed_at'), dependents: [] }),
    ),
  ],
}

/** From when the contact or the number of an account that is gone may join as somebody new. */
const formerKept = years(2)

/** By whose code members joined. What belongs to an account goes on saying nothing of anybody once that is erased. */
export const invitations: Retained = {
  tables: ['referrals'],
  words: {
    what: 'With an account that was opened by a friend’s code: the code, when and how it came to you, which words you were shown, whether it was the browser of your friend, and whether your address, number or MyKad number had an account before',
    why: 'To know who invited whom when there is a referral programme, and that nobody invites themselves.',
    howLong: `While you have the account; after that without a hint of you or your friend, until ${formerKept.words} after you joined.`,
  },
  erasedBy: 'job',
  erasures: [
    {
      table: 'referrals',
      key: 'id',
      keptMs: formerKept.ms,
      isOver: (before) => sql`account_id is null and created_at <= ${before}`,
      dependents: [],
    },
  ],
}

/** Points of members. The ledger is only ever added to: what belongs to an account goes on saying nothing of anybody once that is erased. */
export const points: Retained = {
  tables: ['points_account', 'points_transfer', 'points_balance', 'points_acts', 'points_withdrawal_acts'],
  words: {
    what: 'With an account that has MX Points: how many came, went or wait, when, what kind of thing it was for, what a person decided about an invitation or a withdrawal, and whether you work for us',
    why: 'So that every point can be accounted for, to you and to us.',
    howLong: 'While you have the account. After that the numbers stay, without a hint of whose they were.',
  },
  erasedBy: 'account',
  erasures: [],
}

/** Contacts and MyKad numbers that had an account. */
export const formerIdentities: Retained = {
  tables: ['former_identities'],
  words: {
    what: 'Of an e-mail address, mobile number or MyKad number that left an account, or whose account was closed: a code that cannot be turned back',
    why: 'So that nobody joins again and again as a new friend.',
    howLong: `${formerKept.words} after it left the account, or after the account was erased.`,
  },
  erasedBy: 'job',
  erasures: [
    { table: 'former_identities', key: 'digest', keptMs: formerKept.ms, isOver: upTo('left_at'), dependents: [] },
  ],
}

/** Contacts whose change can be taken back. */
export const replacedContacts: Retained = {
  tables: ['replaced_contacts'],
  words: {
    what: 'With an account: the e-mail address or mobile number that you changed for another one, with a code from which the link that takes it back cannot be made',
    why: 'So that you can take the change back if somebody else made it.',
    howLong: `${undoKept.words} after the change.`,
  },
  erasedBy: 'job',
  erasures: [
    { table: 'replaced_contacts', key: 'id', keptMs: undoKept.ms, isOver: upTo('replaced_at'), dependents: [] },
  ],
}

/** Passkeys of members. */
export const passkeys: Retained = {
  tables: ['passkeys'],
  words: {
    what: 'With an account: the public half of each passkey that you added, on which device, and when it was last used. The other half, your finger and your face never leave your device',
    why: 'So that you can sign in with it.',
    howLong: 'Until you remove it, and at most while you have the account.',
  },
  erasedBy: 'account',
  erasures: [],
}

/** Recovery codes of members. */
export const recoveryCodes: Retained = {
  tables: ['recovery_codes'],
  words: {
    what: 'With an account: of each recovery code that you had made, a form that cannot be turned back, and when you used it',
    why: 'So that you can sign in with it once, when nothing else works.',
    howLong: 'Until you have new ones made, and at most while you have the account.',
  },
  erasedBy: 'account',
  erasures: [],
}

/** Sign-ins, each with the tokens that were given out. */
export const signIns: Retained = {
  tables: ['sessions', 'session_tokens'],
  words: {
    what: 'With an account: when and how you signed in, in which browser, and when you were last here, with codes from which no sign-in can be made',
    why: 'To keep you signed in, and to end it when somebody else uses a copy.',
    howLong: `${sessionsKept.words} after you signed in.`,
  },
  erasedBy: 'job',
  erasures: [
    {
      table: 'sessions',
      key: 'id',
      keptMs: atOnce,
      isOver: upTo('expires_at'),
      dependents: [{ table: 'session_tokens', column: 'session_id' }],
    },
  ],
}

/** Browsers that members signed in from. */
export const devices: Retained = {
  tables: ['known_devices'],
  words: {
    what: 'With an account: that you signed in from a browser, by a code that only this browser has and of which we keep a form that cannot be turned back',
    why: 'So that a stranger who tries your password or asks for codes again and again does not keep you out.',
    howLong: `Until ${devicesKept.words} has passed since you last signed in from it.`,
  },
  erasedBy: 'job',
  erasures: [
    {
      table: 'known_devices',
      key: 'id',
      keptMs: devicesKept.ms,
      isOver: upTo('used_at'),
      dependents: [],
    },
  ],
}
