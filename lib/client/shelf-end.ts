import { parseShelf, withoutShelf } from '@/lib/domain/shortlist/shelf'
import { changeShortlist } from './shortlist'
import { readShelf, writeShelf } from './storage'

/** Takes a member's shelf off this device when they are gone: it stands in their account. What it never got stays. */
export function leaveShelf(): void {
  const base = parseShelf(readShelf())
  if (base === null) return
  // First, so that no tab takes what goes now for something that its member dropped.
  writeShelf(null)
  changeShortlist((list) => withoutShelf(base, list))
}
