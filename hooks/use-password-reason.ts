import { useCallback, useRef, useState } from 'react'
import { browserTransport } from '@/lib/client/browser'
import { call } from '@/lib/client/call'
import { passwordValidateOperation } from '@/lib/contract/calls/sign-in'
import { passwordProblems } from '@/lib/domain/validation/password'

/** What speaks against a password that was typed; null: nothing, or it cannot be told now. Failures are written down where they happen. */
async function reasonOf(password: string, about: readonly string[]): Promise<string | null> {
  const [own] = passwordProblems(password, about)
  if (own !== undefined) return own
  try {
    // The list of common passwords is the server's.
    const { data } = await call(
      passwordValidateOperation,
      { body: { password, about: [...about] } },
      browserTransport(),
    )
    return data.problems[0] ?? null
  } catch {
    return null
  }
}

/**
 * What speaks against a new password, once its field was left. `about` is what it must not mostly be made of. The form's own errors come
 * when it is sent; this is said before, where room is kept for it.
 */
export function usePasswordReason(about: readonly string[]) {
  const [reason, setReason] = useState<string | null>(null)
  const asked = useRef('')
  const onLeft = useCallback(
    async (password: string) => {
      if (password === asked.current) return
      asked.current = password
      const found = password === '' ? null : await reasonOf(password, about)
      if (asked.current === password) setReason(found)
    },
    [about],
  )
  return { reason, onLeft }
}
