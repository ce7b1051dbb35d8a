/** The chat among the parts of the page that hold unsaved input. */
export const chatPart = 'chat'

/** What the chat's window says. */
export const chatWords = {
  about: 'Another company runs the chat and cannot see this page. What you write ends with the page.',
  opening: 'Opening the chat…',
  closed: 'The chat is closed at the moment.',
  offline: 'You are offline. Try again when you are connected.',
  failed: 'The chat did not open. Your connection or a blocker may be in the way.',
} as const

/** What to say when the chat did not open. */
export function failedWords(): string {
  return navigator.onLine ? chatWords.failed : chatWords.offline
}
