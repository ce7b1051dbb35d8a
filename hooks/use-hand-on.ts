import { useState } from 'react'

interface HandOn {
  /** What became of the last try, for a status of the page; empty before one. */
  readonly said: string
  /** Puts a text where the visitor can paste it from. Never rejects. */
  readonly copy: (text: string) => Promise<void>
  /** Opens the device's own ways to send something. Never rejects; closing them is no failure. */
  readonly send: (data: ShareData) => Promise<void>
}

/** Hands something on from the device: nothing of it reaches us. `what` it is called where that fails. Either way may be forbidden, or missing, as on a page without TLS. */
export function useHandOn(what: 'text' | 'code' = 'text'): HandOn {
  const [said, setSaid] = useState('')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      setSaid(`Your browser did not allow it: select the ${what} instead`)
    }
  }
  const send = async (data: ShareData) => {
    try {
      await navigator.share(data)
      setSaid('')
    } catch (error) {
      const isClosed = error instanceof Error && error.name === 'AbortError'
      setSaid(isClosed ? '' : 'Your browser did not allow it: copy the text instead')
    }
  }
  return { said, copy, send }
}
