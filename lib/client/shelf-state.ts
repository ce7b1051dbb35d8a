/**
 * How the shortlist of this device stands to the account of its member. `apart`: not brought together on this page, as for everybody who is not signed
 * in. `full`: together, and something did not fit.
 */
export type ShelfState = 'apart' | 'together' | 'full' | 'failed'

let current: ShelfState = 'apart'
const changes = new EventTarget()

function follow(kind: 'state' | 'retry', tell: () => void): () => void {
  changes.addEventListener(kind, tell)
  return () => changes.removeEventListener(kind, tell)
}

/** Tells of each change of the state in this tab. Gives the function that ends it. */
export const followShelfState = (tell: () => void): (() => void) => follow('state', tell)

export const shelfState = (): ShelfState => current

/** For what brings both together. */
export function changeShelfState(state: ShelfState): void {
  current = state
  changes.dispatchEvent(new Event('state'))
}

/** Hears in this tab when somebody asks to try again. Gives the function that ends it. */
export const followShelfRetry = (tell: () => void): (() => void) => follow('retry', tell)

/** Asks for both to be brought together again. */
export const retryShelf = (): boolean => changes.dispatchEvent(new Event('retry'))
