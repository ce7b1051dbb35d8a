'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatProvider } from '@/lib/client/shell-config'
import { ChatOpening } from './chat-states.client'
import { failedWords } from './chat-words'
import { frameMessage } from './frame-message'

/** A provider that has not started within this many milliseconds is taken for blocked. */
const longestMs = 15_000

interface ChatFrameProps {
  readonly provider: ChatProvider
  /** With the words for the visitor. */
  readonly onFailed: (words: string) => void
  readonly onClose: () => void
}

/**
 * The provider's chat, in a document of its own: see lib/csp/chat-policy.ts. The frame's sandbox says the same once more,
 * for an answer that lost its policy on the way.
 */
export function ChatFrame({ provider, onFailed, onClose }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const failed = useEffectEvent(() => onFailed(failedWords()))
  const said = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow) return
    const message = frameMessage(data)
    if (message === 'ready') setReady(true)
    if (message === 'blocked') failed()
    if (message === 'close') onClose()
  })

  useEffect(() => {
    const listen = (event: MessageEvent) => said(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (ready) return
    const timer = setTimeout(() => failed(), longestMs)
    return () => clearTimeout(timer)
  }, [ready])

  return (
    <>
      {ready ? null : <ChatOpening />}
      <iframe
        ref={frame}
        title="Chat with our support"
        src={`/live-chat/${provider}`}
        sandbox="allow-scripts allow-forms allow-popups"
        className={ready ? undefined : 'invisible'}
      />
    </>
  )
}
