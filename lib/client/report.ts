import { ApiError } from './api-error'

/** Where failures are written down. `expected`: the world's doing, such as no connection; otherwise it is ours. */
export type FailureSink = (error: unknown, expected: boolean) => void

/** What the shell listens for on the window to show a message; its detail is {@link ToastDetail}. */
export const toastEvent = 'shell:toast'

/** `failure`: headed 'Oops!', and read out at once. `plain`: good news and neutral news, without a heading. */
export type ToastKind = 'failure' | 'plain'

export interface ToastDetail {
  readonly kind: ToastKind
  /** Shown as text, never as HTML. */
  readonly message: string
}

const logged = new WeakSet<Error>()
const shown = new WeakSet<Error>()

function isExpected(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'unreadable' && error.kind !== 'unsent'
}

function writeToConsole(error: unknown, expected: boolean): void {
  if (expected) console.info(String(error))
  else console.error(error)
}

/** Writes a failure down, once however often it is handed in. */
export function logFailure(error: unknown, sink: FailureSink = writeToConsole): void {
  if (error instanceof Error) {
    if (logged.has(error)) return
    logged.add(error)
  }
  sink(error, isExpected(error))
}

/** Asks the shell to show a message. */
export function showToast(message: string, kind: ToastKind): void {
  window.dispatchEvent(new CustomEvent<ToastDetail>(toastEvent, { detail: { message, kind } }))
}

/** Writes a failed call down and shows the provider's message when the answer carried one, each once. */
export function reportFailure(error: unknown, sink: FailureSink = writeToConsole): void {
  logFailure(error, sink)
  if (!(error instanceof ApiError) || error.visitorMessage === null || shown.has(error)) return
  shown.add(error)
  showToast(error.visitorMessage, 'failure')
}
