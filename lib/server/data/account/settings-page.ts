import 'server-only'
import type { Ask } from '@/lib/account/settings/ask'
import type { AskedProof, Undo } from '@/lib/account/settings/change'
import { loadPart } from '@/lib/account/settings/part-data'
import { pageOfForm, type SettingsView, settingsNotes, settingsPath } from '@/lib/account/settings/places'
import { askedProofSchema } from '@/lib/account/settings/security-changes'
import type { SettingsPage } from '@/lib/account/settings/view'
import { oneOf } from '@/lib/account/sign-in-steps'
import { clockTime } from '@/lib/account/wait-words'
import { ApiError } from '@/lib/client/api-error'
import { isRefused } from '@/lib/client/renewal'
import { removableKinds } from '@/lib/contract/calls/saved'
import { systemClock } from '@/lib/server/clock'
import { keyOfForm, untilAnswered } from '@/lib/server/data/forms/one-effect'
import { type Caller, callerOf, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import { memberOf, renewPath } from './member-cookie'
import { settingsState } from './settings-state'

/** `nobody`: whoever it is, no cookie says so; a script may know. `again`: the form of somebody whose session ended, to be shown once they are back. `failed`: the provider could not say. */
export type SettingsOutcome =
  | { readonly kind: 'page'; readonly page: SettingsPage }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'nobody'; readonly again: string | null }
  | { readonly kind: 'failed' }

/** Makes calls as the member of a cookie. A call that must have one effect has one for the same content. */
export function askAs(caller: Caller, bearer: string): Ask {
  return (operation, input) => {
    if (!operation.idempotent) return callFor(caller, operation, input, { bearer })
    const idempotencyKey = keyOfForm(bearer, [operation.id, input])
    return untilAnswered(() => callFor(caller, operation, input, { bearer, idempotencyKey }))
  }
}

/** What a page of settings shows to whoever sent these headers. `query` is that of its address. Never rejects for a failed call. */
export async function settingsPage(
  view: SettingsView,
  headers: Headers,
  query: URLSearchParams,
): Promise<SettingsOutcome> {
  const cookies = headers.get('cookie')
  const member = memberOf(cookies)
  const nobody = { kind: 'nobody', again: query.get('again') } as const
  if (member.kind === 'nobody') return nobody
  if (member.kind === 'stale') return { kind: 'moved', to: renewPath(settingsPath(view) + shown(query)) }
  try {
    const data = await loadPart(view, askAs(callerOf(headers), member.bearer))
    const state = settingsState(cookies)
    const isShown = state !== null && state.id === query.get('again') && pageOfForm(state.form) === view
    return {
      kind: 'page',
      page: {
        data,
        note: oneOf(settingsNotes, query.get('note')),
        until: untilIn(query),
        undo: undoOf(query.get('undo')),
        refused: isShown ? state : null,
        asked: askedIn(query),
      },
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 || isRefused(error)) return nobody
    log().warn('settings.not-read', { view, kind: error.kind })
    return { kind: 'failed' }
  }
}

/** The part of an address that says what can be brought back, as {@link undoOf} reads it: the kind, and the id unless it is all. */
export function undoText({ kind, id }: Undo): string {
  return id === null ? kind : `${kind}.${id}`
}

function undoOf(text: string | null): Undo | null {
  const [name = '', id = null] = text?.split('.') ?? []
  const kind = oneOf(removableKinds, name)
  return kind === null ? null : { kind, id }
}

/** The code of a proof that an address names: it works for the session that asked for it alone, so anybody may read the address. */
function askedIn(query: URLSearchParams): AskedProof | null {
  return askedProofSchema.safeParse(Object.fromEntries(query)).data ?? null
}

const longestWaitMs = 86_400_000

/** The time that an address names, where it is one of the next day: anybody may have written it. */
function untilIn(query: URLSearchParams): string | null {
  const at = Number(query.get('until') ?? Number.NaN)
  const now = systemClock.now()
  return at > now && at <= now + longestWaitMs ? clockTime(at, now) : null
}

function shown(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`
}
