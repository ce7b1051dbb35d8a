'use client'

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useNeighbour } from '@/hooks/use-neighbour'
import { usePersonalPage } from '@/hooks/use-personal-page'
import { createDetailEngine, type DetailAnswer } from '@/lib/client/personal-engines'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { DetailModel } from '@/lib/domain/detail-model'
import { formKey } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/iso-date'
import { withNamed } from '@/lib/domain/with-named'
import { Alternatives } from './alternatives'
import { AssumptionBar } from './assumption-bar'
import { ApplyFigure, Conditions, CostCards } from './detail-parts'
import { HeadlineFigure } from './product-row'
import { QueryProblems } from './query-problems'
import { ToldNote } from './told-note'
import type { ToldPlace } from './told-place'

interface PersonalDetailProps {
  readonly category: CategoryId
  readonly slug: string
  readonly today: IsoDate
  readonly title: string
  readonly initial: Pick<DetailModel, 'fields' | 'scenarioText' | 'problems'>
  readonly place: ToldPlace
}

/**
 * The form of a product's page that asks about the visitor. It is client code so that nothing of that leaves the device:
 * what depends on it stands beside it and is drawn anew here. Without script the form is posted.
 */
export function PersonalDetail({ category, slug, today, title, initial, place }: PersonalDetailProps) {
  const form = useRef<HTMLFormElement>(null)
  const page = usePersonalPage({
    form,
    category,
    names: useMemo(() => new Set([formKey, ...place.names]), [place]),
    sealed: place.sealed,
    create: useCallback(() => createDetailEngine(category, slug, today), [category, slug, today]),
    figures: '[data-neighbour^="detail-"], #cost',
    addressOf: useCallback((model: DetailAnswer) => addressOf(model, initial.fields), [initial]),
    spokenOf: headlineWords,
  })
  useDrawn(page.model)
  const { fields, scenarioText, problems } = page.model ?? initial
  return (
    <form
      ref={form}
      method="post"
      action={place.action}
      noValidate
      autoComplete="off"
      aria-busy={page.state === 'working'}
      onInput={page.onInput}
      onSubmit={page.onSubmit}
    >
      <input type="hidden" name={formKey} value="1" />
      <p role="status" className="sr-only">
        {page.announced}
      </p>
      <QueryProblems problems={problems} failed={page.state === 'failed' ? 'page' : null} />
      <AssumptionBar
        title={title}
        fields={fields}
        note={`calculated for ${scenarioText}`}
        problems={problems}
        always
        told={<ToldNote category={category} place={place} />}
      />
    </form>
  )
}

/** The address with the open part of a scenario. Whatever else its query says, such as where a visitor came from, stays. */
function addressOf({ scenarioQuery }: DetailAnswer, fields: DetailModel['fields']): string {
  const { pathname, search, hash } = window.location
  const names = new Set([formKey, ...fields.map(({ name }) => name)])
  const query = String(withNamed(new URLSearchParams(search), new URLSearchParams(scenarioQuery), names))
  return `${pathname}${query === '' ? '' : '?'}${query}${hash}`
}

function headlineWords({ evaluation: { headline } }: DetailAnswer): string {
  return `${headline.value} ${headline.unit}`
}

/** Draws what depends on the form in place of what the server printed, once there is something to draw. */
function useDrawn(model: DetailAnswer | null): void {
  const conditions = useNeighbour('detail-conditions')
  const headline = useNeighbour('detail-headline')
  const cost = useNeighbour('detail-cost')
  const others = useNeighbour('detail-others')
  const apply = useNeighbour('detail-apply')
  useLayoutEffect(() => {
    if (model === null) return
    const { category, product, evaluation, alternatives, scenarioQuery } = model
    conditions.draw(<Conditions conditions={evaluation.conditions} />)
    headline.draw(<HeadlineFigure headline={evaluation.headline} />)
    cost.draw(<CostCards evaluation={evaluation} />)
    others.draw(
      <Alternatives category={category} product={product} rows={alternatives} scenarioQuery={scenarioQuery} />,
    )
    apply.draw(<ApplyFigure headline={evaluation.headline} />)
  }, [model, conditions, headline, cost, others, apply])
}
