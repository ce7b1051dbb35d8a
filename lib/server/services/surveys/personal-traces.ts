import 'server-only'

const emailLike = /[^\s@]+@[^\s@]+/g
/** Telephone, account, card and MyKad numbers, grouped or not. */
const numberLike = /\d(?:[ -]?\d){6,}/g

/** People write to us where they may: what looks like an address or a number of theirs is not kept. */
export function withoutPersonalTraces(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(emailLike, '[removed]').replace(numberLike, '[removed]')
}
