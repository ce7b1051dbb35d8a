import type { ComponentType } from 'react'
import type { PartProps } from '@/lib/client/shell-config'

/** The parts of the shell that load when they are first needed, each as a script of its own. */
export const parts = {
  'get-app': async () => (await import('./dialogs/get-app.client')).GetApp,
  age: async () => (await import('./dialogs/age-requirements.client')).AgeRequirements,
  survey: async () => (await import('./survey/survey.client')).Survey,
  chat: async () => (await import('./chat/chat.client')).Chat,
  consent: async () => (await import('./consent/consent-banner.client')).ConsentBanner,
  privacy: async () => (await import('./consent/privacy-dialog.client')).PrivacyDialog,
  toasts: async () => (await import('./toast/toasts.client')).Toasts,
} as const satisfies Record<string, () => Promise<ComponentType<PartProps>>>

export type PartName = keyof typeof parts

/** The parts that a click on an element with their name in `data-shell` opens. */
const clickable: readonly PartName[] = ['get-app', 'age', 'privacy', 'chat']

/** The part that an element opens when it is clicked; null when it opens none. */
export function partOf(element: Element | null): PartName | null {
  const name = element?.getAttribute('data-shell')
  return clickable.find((part) => part === name) ?? null
}
