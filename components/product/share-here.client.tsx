'use client'

import type { MouseEvent } from 'react'
import { sealedKey } from '@/lib/domain/fields/form'
import { shareFolder } from '@/lib/routing/routes'
import { ShareLink } from './share-link'

/** The address follows the fields of a page: what is shared is read when it is asked for. */
function follow({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const query = new URLSearchParams(location.search)
  query.delete(sealedKey)
  currentTarget.href = `${shareFolder}${location.pathname}${query.size === 0 ? '' : `?${query}`}`
}

/** The way to share a page whose address follows its fields. `path`: as the server printed it, without a seal. */
export function ShareHere({ path }: { readonly path: string }) {
  return <ShareLink path={path} onClick={follow} />
}
