import { useCallback, useEffect, useState } from 'react'
import type { ListEngine } from '@/lib/client/list-engine'
import { reportQuietly } from '@/lib/client/log-quietly'
import { readApplicantText } from '@/lib/client/storage'
import type { ListModelHook } from './use-list-model'

/** The visitor's wish to see only what no rule keeps them from. */
export interface QualifyToggle {
  readonly on: boolean
  readonly failed: boolean
  readonly turn: (on: boolean) => void
}

interface QualifyHook<P> extends QualifyToggle {
  /** What it takes, once it is loaded; null: nothing yet. */
  readonly loaded: { readonly Part: P; readonly engine: ListEngine } | null
  /** A press, not what was kept, turned it on. */
  readonly pressed: boolean
}

/**
 * Whether a list shows only what its visitor qualifies for. What judges that is loaded by `loadPart`, the same function
 * each time, when it is first wished for.
 */
export function useQualify<P>({ load }: Pick<ListModelHook, 'load'>, loadPart: () => Promise<P>): QualifyHook<P> {
  const [on, setOn] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState<QualifyHook<P>['loaded']>(null)

  const start = useCallback(async () => {
    setOn(true)
    setFailed(false)
    try {
      const [Part, engine] = await Promise.all([loadPart(), load()])
      setLoaded({ Part, engine })
    } catch (error) {
      reportQuietly('list/qualify', error)
      setOn(false)
      setFailed(true)
    }
  }, [load, loadPart])
  useEffect(() => {
    if (readApplicantText()?.includes('only=1')) void start()
  }, [start])

  const turn = (next: boolean) => {
    setPressed(true)
    if (next) void start()
    else setOn(false)
  }
  return { on, loaded, failed, pressed, turn }
}
