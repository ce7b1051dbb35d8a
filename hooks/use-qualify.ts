import { useCallback, useEffect, useState } from 'react'
import { endEligibilityFilter, isEligibleOnlyWished } from '@/lib/client/eligibility-filter'
import type { ListEngine } from '@/lib/client/list-engine'
import { reportQuietly } from '@/lib/client/log-quietly'
import type { ListModelHook } from './use-list-model'

/** The visitor's wish to see only what no rule keeps them from. */
export interface QualifyToggle {
  /** `failed`: what it takes could not be loaded. */
  readonly wish: 'off' | 'on' | 'failed'
  readonly turn: (on: boolean) => void
}

interface QualifyHook<P> extends QualifyToggle {
  /** What it takes, once it is loaded; null: nothing yet. */
  readonly loaded: { readonly Part: P; readonly engine: ListEngine } | null
}

/**
 * Whether a list shows only what its visitor qualifies for. What judges that is loaded by `loadPart`, the same function
 * each time, when it is first wished for.
 */
export function useQualify<P>(
  { load, model }: Pick<ListModelHook, 'load' | 'model'>,
  loadPart: () => Promise<P>,
): QualifyHook<P> {
  const [wish, setWish] = useState<QualifyToggle['wish']>('off')
  const [loaded, setLoaded] = useState<QualifyHook<P>['loaded']>(null)
  const turn = useCallback(
    (on: boolean) => {
      setWish(on ? 'on' : 'off')
      if (!on) return endEligibilityFilter()
      Promise.all([loadPart(), load()]).then(
        ([Part, engine]) => setLoaded({ Part, engine }),
        (error: unknown) => {
          endEligibilityFilter()
          reportQuietly('list/qualify', error)
          setWish('failed')
        },
      )
    },
    [load, loadPart],
  )
  useEffect(() => {
    if (isEligibleOnlyWished()) turn(true)
  }, [turn])
  useEffect(() => {
    if (model?.hidden !== undefined) endEligibilityFilter()
  }, [model])
  return { wish, loaded, turn }
}
