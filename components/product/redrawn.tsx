import type { ReactNode } from 'react'
import type { DetailPlace } from './detail-parts'

interface RedrawnProps {
  readonly place: DetailPlace
  /** It stands within a line of text. */
  readonly inline?: boolean
  readonly children: ReactNode
}

/** A part that depends on the scenario: the island draws it anew. */
export function Redrawn({ place, inline = false, children }: RedrawnProps) {
  const Tag = inline ? 'span' : 'div'
  return (
    <Tag className="contents" data-slot={place}>
      {children}
    </Tag>
  )
}
