import { type ReactNode, startTransition, useMemo } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/** What the server printed beside an island, until the island draws it anew. */
interface Slot {
  /** Takes over markup that says the same as `node`, so that the next drawing changes only what differs. */
  readonly adopt: (node: ReactNode) => void
  /** Draws `node` in its place. */
  readonly draw: (node: ReactNode) => void
}

/**
 * The element `[data-slot=name]` of the page. An island does not hold it, so nothing that happens to the island
 * empties it. Where the page has lost the element, drawing does nothing.
 */
export function useSlot(name: string): Slot {
  return useMemo(() => slotOf(name), [name])
}

function slotOf(name: string): Slot {
  let root: Root | null = null
  const place = () => document.querySelector(`[data-slot="${name}"]`)
  return {
    adopt: (node) => {
      const element = place()
      if (root !== null || element === null) return
      // What a translator or an extension did to the markup makes React draw it anew: that is all that has to happen.
      startTransition(() => {
        root = hydrateRoot(element, node, { onRecoverableError: () => undefined })
      })
    },
    draw: (node) => {
      const element = place()
      if (element === null) return
      root ??= createRoot(element)
      root.render(node)
    },
  }
}
