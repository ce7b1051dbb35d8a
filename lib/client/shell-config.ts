import type { AppStore } from '@/lib/domain/content/app-stores'

/** Who runs the live chat, by the names of the specification's setting. */
export type ChatProvider = 'infobip' | 'zendesk'

/** What the server tells the parts of the shell. The same for every visitor, so that pages can be kept for everybody. */
export interface ShellConfig {
  /** The address visitors know, such as https://www.example.com; no slash at its end. */
  readonly origin: string
  /** Named in signed calls. */
  readonly appId: string
  /** Signs calls that are not for everybody's scripts. It is sent to every browser: it proves nothing about who calls. */
  readonly signingKey: string
  /** Where events go; null when nobody counts. */
  readonly analytics: { readonly token: string; readonly host: string } | null
  /** Which live chats have been set up. */
  readonly chat: Readonly<Record<ChatProvider, boolean>>
  /** The stores that have the app; none while there is no app. */
  readonly apps: readonly AppStore[]
}

/** What every part that the shell loads is given. */
export interface PartProps {
  readonly config: ShellConfig
  /** The part is done: stop rendering it. */
  readonly onClose: () => void
}
