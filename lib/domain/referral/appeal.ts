import { conditionNotMet, type RefusalReason, reasonWords, refusalReasons } from './state'

/** A reason that an inviter may read beside a refused invitation. */
type ShownRefusal = RefusalReason | typeof conditionNotMet.reason

const shownRefusals: readonly ShownRefusal[] = [...refusalReasons, conditionNotMet.reason]

/** Which refused invitation somebody asks us to look at again. `invitation` is the {@link shortReference}; `reason` null: none was shown. */
export interface Appeal {
  readonly invitation: string
  readonly reason: ShownRefusal | null
}

/** The fields of an address that bring an appeal to the contact form. */
export const appealFields = ['invitation', 'reason'] as const

/** By what a member and we name an invitation: the last eight characters of its id. */
export function shortReference(id: string): string {
  return id.slice(-8)
}

/** The query that brings an appeal to the contact form. */
export function appealQuery({ invitation, reason }: { readonly invitation: string; readonly reason: string | null }) {
  return new URLSearchParams({ invitation, ...(reason === null ? {} : { reason }) })
}

/**
 * The appeal that an address names; null where it names no invitation. Only eight hexadecimal digits and a reason of the list are taken, so
 * that nobody can put words of their own into the form of somebody who follows their link.
 */
export function readAppeal(query: URLSearchParams): Appeal | null {
  const invitation = query.get('invitation') ?? ''
  if (!/^[0-9a-f]{8}$/.test(invitation)) return null
  const reason = query.get('reason')
  return { invitation, reason: shownRefusals.find((one) => one === reason) ?? null }
}

/** What the contact form begins with; the member writes on after it. */
export function appealMessage({ invitation, reason }: Appeal): string {
  const why =
    reason === null
      ? ''
      : `\nReason shown: ${reason === conditionNotMet.reason ? conditionNotMet.words : reasonWords[reason]}`
  return `Please look again at invitation ${invitation}.${why}\n\nIt should count because: `
}
