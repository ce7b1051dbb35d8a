'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccount } from '@/hooks/use-account'
import { showToast } from '@/lib/client/report'
import type { PartProps } from '@/lib/shell-config'
import { markReferral, markSession } from './session-marks'

const unknown = { kind: 'unknown' } as const

const endedHere =
  'You are signed out on this device. We could not reach our server to end the session there; it lapses by itself.'

/** A closed menu or a hidden button must not keep the focus. */
function focusLogin(): void {
  const links = document.querySelectorAll<HTMLElement>('.when-out a, a.when-out')
  const shown = [...links].find((link) => link.checkVisibility())
  shown?.focus({ preventScroll: true })
}

/**
 * Follows who is logged in and shows it in the static header: initials, name, where the referral links lead, and Sign
 * Out. Loaded where a token is stored.
 */
export function Member({ config }: Pick<PartProps, 'config'>) {
  const { state, referralDifferentTermConditionVersion, check, signOut } = useAccount(config)
  const [away, setAway] = useState(false)
  const [note, setNote] = useState('')
  const shown = away ? unknown : state

  useLayoutEffect(() => markSession(shown), [shown])
  useLayoutEffect(
    () => markReferral(shown, referralDifferentTermConditionVersion),
    [shown, referralDifferentTermConditionVersion],
  )

  const leave = useEffectEvent(async (button: HTMLElement) => {
    if (button.ariaBusy === 'true') return
    const label = button.textContent
    button.ariaBusy = 'true'
    button.textContent = 'Signing out…'
    const outcome = await signOut()
    button.ariaBusy = null
    button.textContent = label
    button.closest('details')?.removeAttribute('open')
    focusLogin()
    if (outcome === 'ended') setNote('You are signed out.')
    else showToast(endedHere)
  })
  const comeBack = useEffectEvent(async () => {
    await check()
    setAway(false)
  })

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-shell="sign-out"]') : null
      if (button !== null) void leave(button)
    }
    document.addEventListener('click', onClick, { signal })
    // The back/forward cache keeps the page as it stands: nothing of the member may be in it after a sign-out elsewhere.
    const onHide = ({ persisted }: PageTransitionEvent) => persisted && flushSync(() => setAway(true))
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void comeBack()
    window.addEventListener('pagehide', onHide, { signal })
    window.addEventListener('pageshow', onShow, { signal })
    return () => ending.abort()
  }, [])

  return (
    <p role="status" className="sr-only">
      {note}
    </p>
  )
}
