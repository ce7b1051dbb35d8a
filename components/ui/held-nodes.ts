import type { ReactNode } from 'react'

declare global {
  // The page's server components and its HTML are rendered by two copies of this module in one process.
  var timbangHeldNodes: Map<string, ReactNode> | undefined
}

/** More renders than run at once. A render that never becomes HTML leaves its nodes here until others push them out. */
const mostHeld = 400

let count = 0

function held(): Map<string, ReactNode> {
  globalThis.timbangHeldNodes ??= new Map()
  return globalThis.timbangHeldNodes
}

/** Keeps nodes for the HTML render of the same page, which asks for them by the ticket that is returned. */
export function holdNodes(nodes: ReactNode): string {
  const nodesByTicket = held()
  count += 1
  const ticket = count.toString(36)
  nodesByTicket.set(ticket, nodes)
  const oldest = nodesByTicket.keys().next()
  if (nodesByTicket.size > mostHeld && !oldest.done) nodesByTicket.delete(oldest.value)
  return ticket
}

/** The nodes of a ticket. Throws when they are gone: a page must not go out with a hole in it. */
export function heldNodes(ticket: string): ReactNode {
  const nodes = held().get(ticket)
  if (nodes === undefined) throw new Error('The nodes of a static part were gone before its HTML was rendered')
  return nodes
}
