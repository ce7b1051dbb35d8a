import { useCallback, useState, useSyncExternalStore } from 'react'
import { deviceChanges } from '@/lib/client/device-changes'
import { readRememberedCase, writeRememberedCase } from '@/lib/client/storage'
import type { CategoryId } from '@/lib/domain/categories/ids'

const changes = deviceChanges()

interface RememberedCase {
  /** As an address says it; null: nothing, or the page is as the server printed it. */
  readonly query: string | null
  /** The browser did not keep what it was last asked to. */
  readonly failed: boolean
  /** Remembers a case in the place of the one before; null forgets it. */
  readonly remember: (query: string | null) => void
}

/** What this device remembers of a category at its visitor's wish, in every tab the same. */
export function useRememberedCase(category: CategoryId): RememberedCase {
  const [failed, setFailed] = useState(false)
  const query = useSyncExternalStore(
    changes.follow,
    () => readRememberedCase(category),
    () => null,
  )
  const remember = useCallback(
    (wanted: string | null) => {
      setFailed(!writeRememberedCase(category, wanted))
      changes.announce()
    },
    [category],
  )
  return { query, failed, remember }
}
