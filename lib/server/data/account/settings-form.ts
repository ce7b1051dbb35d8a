import 'server-only'
import type { Done } from '@/lib/account/settings/change'
import { settingsChanges } from '@/lib/account/settings/changes'
import {
  closedPath,
  forgettingForms,
  pageOfForm,
  type SettingsFormName,
  type SettingsNote,
  settingsPath,
} from '@/lib/account/settings/places'
import { askedProofSchema } from '@/lib/account/settings/security-changes'
import { failureWordsOf, needsProof } from '@/lib/account/settings/words'
import type { FormProblem } from '@/lib/account/sign-in-view'
import { ApiError } from '@/lib/client/api-error'
import { NoPasskey } from '@/lib/client/no-passkey'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { systemClock } from '@/lib/server/clock'
import type { Caller } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import { type CookieMember, keepMember, renewPath } from './member-cookie'
import { askAs, undoText } from './settings-page'
import { forgetSettings, keepSettings, settingsState } from './settings-state'

/** A form of the settings, and whose it is. */
interface PostedSettings {
  readonly name: SettingsFormName
  readonly form: URLSearchParams
  readonly cookies: string | null
  readonly caller: Caller
  readonly member: CookieMember
}

/** Where a form leads, or the file that it gives. */
export type SettingsAnswer =
  | { readonly kind: 'moved'; readonly to: string; readonly cookies: readonly string[] }
  | { readonly kind: 'file'; readonly text: string }

/** Takes a form of the settings that a browser without script posted. Never rejects for a failed call. */
export async function takeSettings(posted: PostedSettings): Promise<SettingsAnswer> {
  const { name, form, caller, member } = posted
  const page = settingsPath(pageOfForm(name))
  if (member.kind === 'nobody') return { kind: 'moved', to: page, cookies: [] }
  const typed = Object.fromEntries(form)
  const isProof = pageOfForm(name) === 'confirm'
  if (member.kind === 'stale' && isProof) return { kind: 'moved', to: renewPath(page), cookies: [] }
  if (member.kind === 'stale')
    return again(posted, typed, [{ field: null, message: notTaken(name, 'away for a while') }], renewPath)
  const reading = settingsChanges[name].safeParse(typed)
  if (!reading.success && isProof) return notProved(posted, wrongNote(name))
  if (!reading.success) {
    const problems = reading.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
    return again(posted, typed, problems)
  }
  try {
    return leadOn(posted, await reading.data(askAs(caller, member.bearer)))
  } catch (error) {
    // A browser alone has passkeys.
    if (error instanceof NoPasskey && isProof) return notProved(posted, 'later')
    if (error instanceof NoPasskey) return again(posted, typed, [{ field: null, message: error.message }])
    if (!(error instanceof ApiError)) throw error
    return refused(posted, typed, error)
  }
}

/** What a form says that was not taken because its session had to be renewed, or had ended. */
function notTaken(name: SettingsFormName, why: 'away for a while' | 'signed out'): string {
  const next = forgettingForms.includes(name)
    ? 'Type it again and send it.'
    : 'Look at what you typed and send it again.'
  return `You were ${why}, so nothing was changed yet. ${next}`
}

type Typed = Readonly<Record<string, string>>

/** Back to the form with what was typed; `by` is the address on the way to it. */
function again(
  { name }: PostedSettings,
  typed: Typed,
  errors: readonly FormProblem[],
  by: (to: string) => string = (to) => to,
): SettingsAnswer {
  const { id, cookie } = keepSettings({ form: name, errors, typed })
  return { kind: 'moved', to: `${by(`${settingsPath(pageOfForm(name))}?again=${id}`)}#problems`, cookies: [cookie] }
}

/** Back to the proof, with the code that was asked for. The form that waits for it stays where it is kept. */
function notProved({ form }: PostedSettings, note: SettingsNote, retryAfter: number | null = null): SettingsAnswer {
  const asked = askedProofSchema.safeParse(Object.fromEntries(form)).data
  const until = retryAfter === null ? {} : { until: String(systemClock.now() + retryAfter * 1000) }
  return toProof({ note, ...asked, ...until }, 'note')
}

function toProof(query: Readonly<Record<string, string>>, shown: 'note' | 'sent'): SettingsAnswer {
  return { kind: 'moved', to: `${settingsPath('confirm')}?${new URLSearchParams(query)}#${shown}`, cookies: [] }
}

const wrongNote = (name: SettingsFormName) => (name === 'confirm-code' ? 'wrong-code' : 'wrong')

/** What the page says of a proof that failed. */
function proofNote({ errorCode }: ApiError): SettingsNote {
  switch (errorCode) {
    case 'GBL0023':
      return 'wrong'
    case 'GBL0025':
    case 'GBL0026':
      return 'wrong-code'
    case 'GBL0017':
      return 'wait'
    default:
      return 'later'
  }
}

function refused(posted: PostedSettings, typed: Typed, error: ApiError): SettingsAnswer {
  if (needsProof(error)) {
    const { cookie } = keepSettings({ form: posted.name, errors: [], typed })
    return { kind: 'moved', to: settingsPath('confirm'), cookies: [cookie] }
  }
  if (error.status === null || error.status >= 500)
    log().warn('settings.form-failed', { form: posted.name, kind: error.kind })
  // The same form sent twice: its first request closed the account, and with it the session.
  if (posted.name === 'close' && error.errorCode === 'GBL0015') return closed(null)
  if (pageOfForm(posted.name) === 'confirm') return notProved(posted, proofNote(error), error.retryAfter)
  if (error.status === 401) return again(posted, typed, [{ field: null, message: notTaken(posted.name, 'signed out') }])
  const fields = (error.refusal?.errors ?? []).flatMap(({ field, message }) => {
    const last = field.split('.').at(-1) ?? ''
    return last in typed ? [{ field: last, message }] : []
  })
  return again(
    posted,
    typed,
    fields.length > 0 ? fields : [{ field: null, message: failureWordsOf(error, systemClock.now()) }],
  )
}

function closed(erasesOn: IsoDate | null): SettingsAnswer {
  return { kind: 'moved', to: closedPath(erasesOn), cookies: [keepMember(null), forgetSettings()] }
}

function leadOn({ name, cookies }: PostedSettings, done: Done): SettingsAnswer {
  switch (done.kind) {
    case 'saved':
    case 'ended':
    case 'restored':
    case 'gone':
    case 'unkept':
      return {
        kind: 'moved',
        to: `${settingsPath(pageOfForm(name))}?note=${done.kind}#note`,
        cookies: [forgetSettings()],
      }
    case 'removed': {
      const query = new URLSearchParams({ note: done.kind, undo: undoText(done.undo) })
      return { kind: 'moved', to: `${settingsPath(pageOfForm(name))}?${query}#note`, cookies: [forgetSettings()] }
    }
    case 'proved': {
      const waits = settingsState(cookies)
      const to = settingsPath(waits === null ? 'overview' : pageOfForm(waits.form))
      const note = waits !== null && forgettingForms.includes(waits.form) ? 'proved-empty' : 'proved'
      return { kind: 'moved', to: `${to}?note=${note}&again=${waits?.id ?? ''}#note`, cookies: [] }
    }
    case 'sent': {
      const { id, cookie } = keepSettings({ ...done.next, errors: [] })
      return { kind: 'moved', to: `${settingsPath('contacts')}?again=${id}`, cookies: [cookie] }
    }
    case 'code-sent':
      return toProof({ ...done.asked }, 'sent')
    case 'file':
      return done
    case 'closed':
      return closed(done.erasesOn)
    default:
      return assertNever(done)
  }
}
