/** Parameters of an address that say nothing that a visitor typed. */
const harmless = /^(?:utm_\w+|ref)$/

/** A form whose figures are about the visitor, a calculator's, the analysis's or a product list's: it never sends them in an address. */
const personalForm = 'form#calculator[method=post], form.asked[method=post], [data-told]'

/**
 * Whether a page may be recorded. A recording carries the address of its page and what is shown on it: where either
 * can hold figures of the visitor, nothing is recorded. `search` is the query of the address.
 */
export function isRecordable(search: string, page: Pick<ParentNode, 'querySelector'>): boolean {
  return (
    [...new URLSearchParams(search).keys()].every((name) => harmless.test(name)) &&
    page.querySelector(personalForm) === null
  )
}
