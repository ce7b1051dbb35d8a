import { parseArgs } from 'node:util'
import { refusalsByHand } from '@/lib/domain/points/withdrawal'
import { type HoldReason, holdReasons, isReviewRefusal, reviewRefusals } from '@/lib/domain/referral/state'
import { assertNever } from '@/lib/domain/values/assert-never'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { closeDatabase, kysely } from '@/lib/server/db/connection'
import { createPointsActsRepository, type Verdict } from '@/lib/server/db/points-acts-repository'
import { decideHeld, markStaff, type Operator, type ReviewDeps } from '@/lib/server/services/referral/review'
import { runtime } from '@/lib/server/services/runtime'
import { loadEnvFiles } from './load-env-files'
import { decideOnWithdrawal, printWithdrawals, withdrawalVerdict } from './points-withdrawals'
import { fail, say } from './said'

const usage = `npm run points -- held
npm run points -- acts
npm run points -- release INVITATION --by NAME --note WHY
npm run points -- refuse INVITATION --reason CODE --by NAME --note WHY
npm run points -- staff ACCOUNT --by NAME --note WHY
npm run points -- not-staff ACCOUNT --by NAME --note WHY
npm run points -- withdrawals
npm run points -- approve WITHDRAWAL --by NAME --note WHY
npm run points -- paid WITHDRAWAL --by NAME --note WHY
npm run points -- not-paid WITHDRAWAL --reason CODE --by NAME --note WHY
INVITATION and WITHDRAWAL are an id or its last eight characters; ACCOUNT is an id, an e-mail address or a mobile number.
CODE is one of: ${reviewRefusals.join(', ')}; for a withdrawal ${refusalsByHand.join(', ')}.`

/** What the person who decides needs to know of each reason. */
const whyHeld: Readonly<Record<HoldReason, string>> = {
  'same-browser': 'the inviter had signed in from the browser in which the friend joined',
  'closed-circle': 'the friend had invited somebody by whom the inviter came',
  'many-joinings': 'more friends joined by one code on one day than the programme takes without a look',
}

interface Given {
  readonly command: string
  readonly about: string | null
  readonly reason: string | null
  readonly by: string
  readonly note: string
}

/** What was asked for. Throws with how the command is used where that is not clear. */
function given(): Given {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { by: text, note: text, reason: text },
    })
    const [command = '', about = null, ...more] = positionals
    if (more.length > 0) throw new Error('too many')
    const { by = '', note = '', reason = null } = values
    return { command, about, reason, by: by.trim(), note: note.trim() }
  } catch {
    throw new Error(usage)
  }
}

/** How many invitations are read from the database at a time. */
const atOnce = 100
/** How many of the last acts are printed. */
const shownActs = 100

async function printHeld({ acts }: ReviewDeps): Promise<void> {
  let waiting = 0
  const counts = new Map<HoldReason, number>()
  for (let after = ''; ; ) {
    const held = await acts.heldAfter(after, atOnce)
    for (const { id, inviterId, friendId, joinedAt, progress } of held) {
      const reason = holdReasons.find((one) => one === progress.reason) ?? null
      if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
      say(
        `${id}  ${reason ?? 'no reason'}  joined ${malaysianDay(joinedAt)}  inviter ${inviterId ?? 'gone'}  friend ${friendId ?? 'gone'}`,
      )
    }
    waiting += held.length
    if (held.length < atOnce) break
    after = held.at(-1)?.id ?? after
  }
  for (const [reason, count] of counts) say(`${reason} (${count}): ${whyHeld[reason]}.`)
  if (waiting === 0) say('No invitation waits for a person.')
}

async function printActs({ acts }: ReviewDeps): Promise<void> {
  const last = await acts.last(shownActs)
  for (const { seq, act, referral_id, account_id, reason, done_by, note, done_at } of last) {
    const about = referral_id ?? account_id ?? 'an account that is erased'
    say(
      `${seq}  ${new Date(done_at).toISOString()}  ${act} ${about}${reason === null ? '' : ` (${reason})`}  by ${done_by}: ${note}`,
    )
  }
  if (last.length === 0) say('Nobody has decided anything yet.')
}

/** The verdict that was asked for. Throws for a refusal without a code that the support centre explains. */
function verdictOf({ command, reason }: Given): Verdict {
  if (command === 'release' && reason === null) return { act: 'release', reason: null }
  if (command === 'refuse' && isReviewRefusal(reason)) return { act: 'refuse', reason }
  throw new Error(usage)
}

async function decide(deps: ReviewDeps, id: string, verdict: Verdict, operator: Operator): Promise<void> {
  const decided = await decideHeld(deps, id, verdict, operator)
  switch (decided.state) {
    case 'unknown':
      return fail(`There is no invitation ${id}.`)
    case 'ambiguous':
      return fail(`More than one invitation ends in ${id}: give the whole id.`)
    case 'not-held':
      return fail(`Invitation ${id} does not wait for a person. Nothing was changed.`)
    case 'decided': {
      const { state, reason, waitsUntil } = decided.progress
      const done = verdict.act === 'release' ? 'released' : 'refused'
      const until = waitsUntil === null ? '' : `, until ${waitsUntil}`
      return say(
        `Invitation ${decided.id} is ${done}. It is now ${state}${reason === null ? '' : ` (${reason})`}${until}.`,
      )
    }
    default:
      return assertNever(decided)
  }
}

async function mark(deps: ReviewDeps, account: string, act: 'staff' | 'not-staff', operator: Operator): Promise<void> {
  const marked = await markStaff(deps, account, act, operator)
  const what = act === 'staff' ? 'marked as staff' : 'not marked as staff'
  if (marked.state === 'unknown') return fail('There is no such account.')
  if (marked.state === 'same') return fail(`Account ${marked.accountId} is ${what} already. Nothing was changed.`)
  say(`Account ${marked.accountId} is now ${what}. Its open invitations follow with the next hourly run.`)
}

/** The operator's desk over the referral programme. The site may run. */
async function main(): Promise<void> {
  loadEnvFiles()
  const asked = given()
  const { command, about, reason, by, note } = asked
  const isList = command === 'held' || command === 'acts' || command === 'withdrawals'
  if (isList !== (about === null) || (!isList && (by === '' || note === ''))) throw new Error(usage)
  const deps: ReviewDeps = { acts: createPointsActsRepository(kysely), referral: runtime().referral }
  if (command === 'held') return printHeld(deps)
  if (command === 'acts') return printActs(deps)
  if (command === 'withdrawals') return printWithdrawals(deps.acts, runtime().withdrawals)
  if (about === null) throw new Error(usage)
  if (command === 'release' || command === 'refuse') return decide(deps, about, verdictOf(asked), { by, note })
  if ((command === 'staff' || command === 'not-staff') && reason === null)
    return mark(deps, about, command, { by, note })
  const verdict = withdrawalVerdict(command, reason)
  if (verdict !== null) return decideOnWithdrawal(runtime().withdrawals, about, verdict, { by, note })
  throw new Error(usage)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
