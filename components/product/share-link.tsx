import type { MouseEvent } from 'react'
import { shareFolder } from '@/lib/routing/routes'

interface ShareLinkProps {
  /** Path and query of the result; nothing sealed. */
  readonly path: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** To the page that sends a result on: its words, its picture and its link. */
export function ShareLink({ path, onClick }: ShareLinkProps) {
  return (
    <a className="btn quiet" href={`${shareFolder}${path}`} onClick={onClick}>
      Share
    </a>
  )
}
