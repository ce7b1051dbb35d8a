'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import type { ChatProvider, PartProps } from '@/lib/client/shell-config'
import { assertNever } from '@/lib/domain/values/assert-never'
import { ChatFrame } from './chat-frame.client'
import { ChatAsking, ChatFailed } from './chat-states.client'
import { chatPart, chatWords } from './chat-words'
import '@/styles/chat.css'

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'framed'; readonly provider: ChatProvider }
  | { readonly kind: 'failed'; readonly words: string }

const launcher = '[data-shell="chat"]'

/** What had the focus when the chat was opened; browsers that do not focus a pressed button leave it to the launcher. */
function openerOf({ activeElement }: Document): HTMLElement | null {
  const focused = activeElement instanceof HTMLElement && activeElement !== document.body
  return focused ? activeElement : document.querySelector<HTMLElement>(launcher)
}

/**
 * The chat's window. It comes when a visitor opens it and stays, hidden, when it is closed, so that what was said is
 * still there. It does not open by itself on the next page: nothing of a provider is loaded unasked.
 */
export function Chat({ config }: Pick<PartProps, 'config'>) {
  const [shown, setShown] = useState(true)
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' })
  const box = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (shown) {
      opener.current = openerOf(document)
      box.current?.focus({ preventScroll: true })
      return
    }
    const { activeElement } = document
    const left = activeElement === document.body || box.current?.contains(activeElement)
    if (left && opener.current?.isConnected) opener.current.focus({ preventScroll: true })
  }, [shown])

  // What was written in the frame is not seen here, and it is lost with the page: a chat that was begun counts until then.
  useUnsavedInput(chatPart, shown || phase.kind === 'framed')

  const hide = () => setShown(false)
  const onEscape = useEffectEvent(hide)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(launcher) !== null) setShown(true)
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    document.addEventListener('click', onClick, { signal })
    box.current?.addEventListener('keydown', onKey, { signal })
    return () => ending.abort()
  }, [])

  const fail = (words: string) => setPhase({ kind: 'failed', words })
  const answered = (provider: ChatProvider) =>
    config.chat[provider] ? setPhase({ kind: 'framed', provider }) : fail(chatWords.closed)
  const body = () => {
    switch (phase.kind) {
      case 'asking':
        return <ChatAsking config={config} onAnswered={answered} onFailed={fail} />
      case 'framed':
        return <ChatFrame provider={phase.provider} onFailed={fail} onClose={hide} />
      case 'failed':
        return <ChatFailed words={phase.words} onRetry={() => setPhase({ kind: 'asking' })} />
      default:
        return assertNever(phase)
    }
  }
  return (
    <section ref={box} className="chat-window no-print" aria-label="Chat" tabIndex={-1} hidden={!shown}>
      <div className="chat-head">
        <h2>Chat</h2>
        <button type="button" onClick={hide}>
          Close
        </button>
        <p>{chatWords.about}</p>
      </div>
      {body()}
    </section>
  )
}
