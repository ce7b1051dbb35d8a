'use client'

import { type ComponentProps, type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useSlot } from '@/hooks/use-slot'
import type { EligibilityCheck } from '@/lib/client/eligibility-check'
import { reportQuietly } from '@/lib/client/log-quietly'
import { readApplicantText } from '@/lib/client/storage'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { type RuleResult, verdict } from '@/lib/domain/eligibility/eligibility'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { EligibilityForm } from './eligibility-form'
import { RuleList } from './rule-list'

interface EligibilityIslandProps {
  readonly category: CategoryId
  readonly slug: string
  /** The day that the page was made for. */
  readonly today: IsoDate
}

/** What is loaded when the check is opened. */
interface Loaded extends EligibilityCheck {
  readonly Form: ComponentType<ComponentProps<typeof EligibilityForm>>
  /** How what the visitor told before comes out here; null: nothing was told. */
  readonly before: readonly RuleResult[] | null
}

/**
 * The rules of who may apply, checked one by one. It is client code so that what a visitor says about themselves never
 * leaves the device: nothing here stands in a form, and once opened it makes no request. The list that stands without
 * script is beside it.
 */
export function EligibilityIsland({ category, slug, today }: EligibilityIslandProps) {
  const [opened, setOpened] = useState<(Loaded & { readonly asked: boolean }) | null>(null)
  const [results, setResults] = useState<readonly RuleResult[] | null>(null)
  const [failed, setFailed] = useState(false)

  const { draw } = useSlot('rules')
  useLayoutEffect(() => {
    if (results !== null) draw(<RuleList results={results} said />)
  }, [results, draw])

  const open = useCallback(
    async (asked: boolean) => {
      setFailed(false)
      try {
        const loaded = await load(category, slug, today)
        setOpened({ ...loaded, asked })
        if (loaded.before !== null) setResults(loaded.before)
      } catch (error) {
        reportQuietly('eligibility/load', error)
        setFailed(true)
      }
    },
    [category, slug, today],
  )
  // Whoever told us on another page need not ask for the check again.
  useEffect(() => {
    if (readApplicantText() !== null) void open(false)
  }, [open])

  return (
    <div className="mt-4">
      {opened === null ? (
        <p className="script-only mb-4">
          <button type="button" className="btn quiet" onClick={() => open(true)}>
            Check yourself against these rules
          </button>{' '}
          <small className="text-14 text-muted">
            {failed
              ? 'That could not be loaded. Check your connection and try again.'
              : 'Stays on this device. No credit file is touched.'}
          </small>
        </p>
      ) : (
        <opened.Form
          questions={opened.questions}
          layout="card grid gap-4 p-5 tablet:grid-cols-3"
          asked={opened.asked}
          onChange={(applicant) => setResults(opened.check(applicant))}
        />
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
async function load(category: CategoryId, slug: string, today: IsoDate): Promise<Loaded> {
  const [{ createEligibilityCheck }, { EligibilityForm }, { keptApplicant }, { readApplicant }] = await Promise.all([
    import('@/lib/client/eligibility-check'),
    import('./eligibility-form'),
    import('@/lib/client/applicant-answers'),
    import('@/lib/domain/eligibility/applicant-questions'),
  ])
  const check = await createEligibilityCheck(category, slug, new URLSearchParams(location.search), today)
  const kept = keptApplicant()
  const before = kept === null ? null : check.check(readApplicant(kept.answers).applicant)
  return { ...check, Form: EligibilityForm, before }
}
