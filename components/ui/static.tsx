import type { ReactNode } from 'react'
import { holdNodes } from './held-nodes'
import { StaticPart } from './static-part.client'

/**
 * A part of a page without anything that script works on: in the HTML once, in no payload, never hydrated. It may hold
 * no island and nothing that waits. Links in it load a whole page; that is what every link of the site does.
 */
export function Static({ children }: { readonly children: ReactNode }) {
  return <StaticPart ticket={holdNodes(children)} />
}
