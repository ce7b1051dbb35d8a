'use client'

import { type ComponentProps, type ComponentType, useLayoutEffect, useState } from 'react'
import { useNeighbour } from '@/hooks/use-neighbour'
import type { EligibilityCheck } from '@/lib/client/eligibility-check'
import { reportQuietly } from '@/lib/client/log-quietly'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { type RuleResult, verdict } from '@/lib/domain/eligibility'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { EligibilityForm } from './eligibility-form'
import { RuleList } from './rule-list'

interface EligibilityIslandProps {
  readonly category: CategoryId
  readonly slug: string
  /** The day that the page was made for. */
  readonly today: IsoDate
}

/** What is loaded when the check is opened. */
interface Opened extends EligibilityCheck {
  readonly Form: ComponentType<ComponentProps<typeof EligibilityForm>>
}

/**
 * The rules of who may apply, checked one by one. It is client code so that what a visitor says about themselves never
 * leaves the device: nothing here stands in a form, and once opened it makes no request. The list that stands without
 * script is beside it.
 */
export function EligibilityIsland({ category, slug, today }: EligibilityIslandProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [results, setResults] = useState<readonly RuleResult[] | null>(null)
  const [failed, setFailed] = useState(false)

  const { draw } = useNeighbour('rules')
  useLayoutEffect(() => {
    if (results !== null) draw(<RuleList results={results} said />)
  }, [results, draw])

  const open = async () => {
    setFailed(false)
    try {
      setOpened(await load(category, slug, today))
    } catch (error) {
      reportQuietly('eligibility/load', error)
      setFailed(true)
    }
  }

  return (
    <div className="mt-4">
      {opened === null ? (
        <p className="script-only mb-4">
          <button type="button" className="btn quiet" onClick={open}>
            Check yourself against these rules
          </button>{' '}
          <small className="text-14 text-muted">
            {failed
              ? 'That could not be loaded. Check your connection and try again.'
              : 'Stays on this device. No credit file is touched.'}
          </small>
        </p>
      ) : (
        <opened.Form questions={opened.questions} onChange={(applicant) => setResults(opened.check(applicant))} />
      )}
      {results === null ? null : (
        <p role="status" className="mt-4 font-semibold">
          {verdict(results).text}
        </p>
      )}
    </div>
  )
}

/** Throws when the scripts or the product could not be had. */
async function load(category: CategoryId, slug: string, today: IsoDate): Promise<Opened> {
  const [{ createEligibilityCheck }, { EligibilityForm }] = await Promise.all([
    import('@/lib/client/eligibility-check'),
    import('./eligibility-form'),
  ])
  return {
    ...(await createEligibilityCheck(category, slug, new URLSearchParams(location.search), today)),
    Form: EligibilityForm,
  }
}
