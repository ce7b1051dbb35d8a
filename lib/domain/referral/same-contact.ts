import type { Contact } from '../validation/contact'

/** An address without what its owner may add at will: letters in capitals, and what follows a plus sign. */
function rootOf({ kind, value }: Contact): string {
  if (kind === 'phone') return value
  const at = value.lastIndexOf('@')
  const name = value.slice(0, at).replace(/\+.*$/, '')
  return `${name}${value.slice(at)}`.toLowerCase()
}

/** Whether two members share a verified address or number, whatever was added to the address after a plus sign. */
export function shareContact(ones: readonly Contact[], others: readonly Contact[]): boolean {
  const roots = new Set(ones.map(rootOf))
  return others.some((other) => roots.has(rootOf(other)))
}
