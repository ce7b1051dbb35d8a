import { useCallback, useRef, useState } from 'react'
import useSWR from 'swr'
import type { AskedProof, Change, Done, NextForm, Undo } from '@/lib/account/settings/change'
import { loadPart, type PartData, withoutRemoved } from '@/lib/account/settings/part-data'
import { closedPath, type SettingsNote, type SettingsView } from '@/lib/account/settings/places'
import { NotConfirmed, needsProof } from '@/lib/account/settings/words'
import { logFailure } from '@/lib/client/report'
import { saveFile } from '@/lib/client/save-file'
import { sessionCall } from '@/lib/client/session'
import { clearSession } from '@/lib/client/session-end'
import type { SigningConfig } from '@/lib/client/sign'
import { profileOperation } from '@/lib/contract/calls/profile'
import type { Profile } from '@/lib/contract/entities/profile'

const nothing = { note: null, undo: null } as const
const deleted = Promise.resolve(true)

/** A change that waits until its member has proved who they are. */
interface Proof {
  readonly profile: Profile
  readonly asked: AskedProof | null
  readonly proved: () => void
  readonly refused: () => void
}

interface Settings {
  /** null until it is loaded. */
  readonly data: PartData | null
  readonly failed: boolean
  readonly reload: () => Promise<unknown>
  /** What the last change came to; null before one. */
  readonly note: SettingsNote | null
  /** What the last change deletes or deleted; null: nothing. Bringing it back waits until it is gone. */
  readonly undo: Undo | null
  /**
   * Makes a change, with a proof where one is asked for. What it deletes is gone from the page at once, since it can be brought back, and
   * is there again when that fails. Rejects with ApiError or {@link NotConfirmed}.
   */
  readonly send: (change: Change, removal: Undo | null) => Promise<void>
  readonly proof: Proof | null
  /** Recovery codes that were just made; null: none were. */
  readonly codes: readonly string[] | null
  /** The form that a code which was sent is typed into; null: none waits. */
  readonly next: NextForm | null
}

/** The proof that a change waits for, and how one is asked for. */
function useProof() {
  const [proof, setProof] = useState<Proof | null>(null)
  const waiting = useRef(false)
  const prove = useCallback(
    (profile: Profile) =>
      new Promise<void>((resolve, reject) => {
        waiting.current = true
        const close = () => {
          waiting.current = false
          setProof(null)
        }
        setProof({
          profile,
          asked: null,
          proved: () => {
            close()
            resolve()
          },
          refused: () => {
            close()
            reject(new NotConfirmed('The member did not confirm the change'))
          },
        })
      }),
    [],
  )
  return { proof, setProof, waiting, prove }
}

/** A part of the settings of a member in the browser; `member` is the id of the account. */
export function useSettings(view: SettingsView, signing: SigningConfig, member: string): Settings {
  const call = sessionCall(signing)
  const [said, setSaid] = useState<Pick<Settings, 'note' | 'undo'>>(nothing)
  const [next, setNext] = useState<NextForm | null>(null)
  const [codes, setCodes] = useState<Settings['codes']>(null)
  const { proof, setProof, waiting, prove } = useProof()
  const { data, error, mutate } = useSWR(['settings', view, member], () => loadPart(view, call), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (failure) => logFailure(failure),
  })
  /** Whether what is being deleted now was deleted. */
  const removing = useRef(deleted)
  const remove = async (change: Change, removal: Undo) => {
    const before = data
    setSaid({ note: 'removed', undo: removal })
    await mutate((shown) => shown && withoutRemoved(shown, removal), { revalidate: false })
    try {
      await change(call)
      return true
    } catch (failure) {
      logFailure(failure)
      setSaid({ note: 'unremoved', undo: null })
      // What is read again may not come either.
      await mutate(before, { revalidate: false })
      await mutate()
      return false
    }
  }
  const send = async (change: Change, removal: Undo | null) => {
    if (removal !== null) {
      const removed = remove(change, removal)
      removing.current = removed
      await removed
      // Another one may have begun meanwhile.
      if (removing.current === removed) removing.current = deleted
      return
    }
    if (!waiting.current) setSaid(nothing)
    if (!(await removing.current)) return
    const done = await change(call).catch(async (failure: unknown) => {
      if (!needsProof(failure)) throw failure
      logFailure(failure)
      await prove((await call(profileOperation, {})).data)
      return change(call)
    })
    follow(done)
    if (done.kind === 'proved') proof?.proved()
    if (done.kind === 'code-sent') setProof((waits) => (waits === null ? null : { ...waits, asked: done.asked }))
    if (done.kind === 'codes') {
      await mutate()
      setCodes(done.codes)
    }
    if (done.kind === 'sent') setNext(done.next)
    if (isSaid(done)) {
      setNext(null)
      // Whoever reads that something is back finds it there.
      await mutate()
      setSaid({ note: done.kind, undo: null })
    }
  }
  return { data: data ?? null, failed: error !== undefined, reload: () => mutate(), ...said, send, proof, codes, next }
}

/** Whether the page says what a change came to, with what it shows then. */
function isSaid(done: Done): done is Done & { readonly kind: 'saved' | 'ended' | 'restored' | 'gone' | 'unkept' } {
  return ['saved', 'ended', 'restored', 'gone', 'unkept'].includes(done.kind)
}

/** What a change leads to beside the page itself. */
function follow(done: Done): void {
  if (done.kind === 'file') saveFile(done.text, 'application/json', 'my-data.json')
  if (done.kind === 'closed') {
    clearSession('left')
    location.assign(closedPath(done.erasesOn))
  }
}
