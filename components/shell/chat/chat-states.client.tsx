'use client'

import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import type { ChatProvider, ShellConfig } from '@/lib/client/shell-config'
import { hasUnsavedInput } from '@/lib/client/unsaved-input'
import { routes } from '@/lib/routing/routes'
import { useAfter } from '../use-after'
import { chatPart, chatWords, failedWords } from './chat-words'

/** Nothing says that it loads before this many milliseconds. */
const busyMs = 400

/** Says that the chat opens, once that takes a while. */
export function ChatOpening() {
  const late = useAfter(busyMs, true)
  return (
    <p role="status" className="chat-state">
      {late ? chatWords.opening : null}
    </p>
  )
}

interface ChatAskingProps {
  readonly config: ShellConfig
  readonly onAnswered: (provider: ChatProvider) => void
  /** With the words for the visitor. */
  readonly onFailed: (words: string) => void
}

/** Asks, while it is rendered, who runs the chat. The scripts of the call are loaded then: the window is there before. */
export function ChatAsking({ config, onAnswered, onFailed }: ChatAskingProps) {
  const answered = useEffectEvent(onAnswered)
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    let gone = false
    import('./ask-provider')
      .then(({ askProvider }) => askProvider(config))
      .then(
        (provider) => gone || answered(provider),
        async (error: unknown) => {
          if (gone) return
          failed(failedWords())
          const { reportFailure } = await import('@/lib/client/report')
          reportFailure(error)
        },
      )
      // Without the script that writes failures down, nothing is left to do.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [config])
  return <ChatOpening />
}

interface ChatFailedProps {
  readonly words: string
  readonly onRetry: () => void
}

/** Says that there is no chat, and where help is without it. */
export function ChatFailed({ words, onRetry }: ChatFailedProps) {
  return (
    <div className="chat-state">
      <p role="status">{words}</p>
      <button type="button" className="btn" onClick={onRetry}>
        Try again
      </button>
      <a className="btn quiet" href={routes.support} onClick={keepPage}>
        Go to the support centre
      </a>
    </div>
  )
}

/** A page that holds unsaved input stays: the link opens beside it. */
function keepPage({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.target = hasUnsavedInput(chatPart) ? '_blank' : ''
}
