'use client'

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLivePage } from '@/hooks/use-live-page'
import { useSlot } from '@/hooks/use-slot'
import type { DetailAnswer } from '@/lib/client/page-engines'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { DetailModel } from '@/lib/domain/detail/detail-model'
import { formKey } from '@/lib/domain/fields/form'
import { problemsStillTrue } from '@/lib/domain/fields/printed-problems'
import { spreadKeys } from '@/lib/domain/list/list-query'
import { withNamed } from '@/lib/domain/personal/with-named'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { nowKey } from '@/lib/domain/values/query-params'
import { Alternatives } from './alternatives'
import { AssumptionBar } from './assumption-bar'
import { ApplyFigure, Conditions, DetailSays, LeadFigures, WorkedSum } from './detail-parts'
import { Facts } from './facts'
import { type PackedForm, unpackForm } from './packed-form'
import { personalNamesIn } from './personal-names-in'
import { PersonalNote } from './personal-note'
import type { PersonalPlace } from './personal-place'
import { QueryProblems } from './query-problems'
import { RememberedHere } from './remembered-here'

interface LiveDetailIslandProps {
  readonly category: CategoryId
  readonly slug: string
  readonly today: IsoDate
  readonly title: string
  /** Names of the fields that the product has a start of its own for. Lists without entries are left out: they travel with every page. */
  readonly starts: readonly string[] | undefined
  readonly initial: PackedForm<Pick<DetailModel, 'fields' | 'spread' | 'scenarioText'>> & {
    readonly settled: DetailModel['settled'] | undefined
    readonly problems: DetailModel['problems'] | undefined
    /** Slug of what the visitor has now. */
    readonly now: string | undefined
  }
  /** Where its form stands, if that asks about the visitor; null: the address says all. */
  readonly place: PersonalPlace | null
}

const none: readonly never[] = []

/**
 * The form of a product's page. It is client code because every field answers at once, and so that nothing that is told
 * about a visitor leaves the device: what depends on it stands beside it and is drawn anew here. Without script the
 * form is sent, and posted where it asks about the visitor.
 */
export function LiveDetailIsland({
  category,
  slug,
  today,
  title,
  starts = none,
  initial,
  place,
}: LiveDetailIslandProps) {
  const form = useRef<HTMLFormElement>(null)
  const page = useLivePage({
    form,
    category,
    names: useMemo(() => personalNamesIn(place), [place]),
    sealed: place?.sealed ?? false,
    create: useCallback(async () => {
      const { createDetailEngine } = await import('@/lib/client/page-engines')
      return createDetailEngine(category, slug, today, new Set(starts))
    }, [category, slug, today, starts]),
    figures: '[data-slot^="detail-"], #cost',
    addressOf: useCallback((model: DetailAnswer) => addressOf(model, starts), [starts]),
    spokenOf: headlineWords,
  })
  useDrawn(page.model)
  const shown = useMemo(() => {
    const { settled = none, problems = none, now: _now, ...form } = initial
    return { ...unpackForm(form), settled, problems }
  }, [initial])
  const { fields, spread, settled, scenarioText } = page.model ?? shown
  const problems = page.model === null ? shown.problems : problemsStillTrue(shown, page.model)
  return (
    <form
      ref={form}
      method={place === null ? 'get' : 'post'}
      action={place?.action}
      noValidate
      autoComplete="off"
      aria-busy={page.state === 'working' ? true : undefined}
      onFocus={page.onFocus}
      onInput={page.onInput}
      onSubmit={page.onSubmit}
    >
      <input type="hidden" name={formKey} value="1" />
      {initial.now === undefined ? null : <input type="hidden" name={nowKey} value={initial.now} />}
      {settled.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <p role="status" className="sr-only">
        {page.announced}
      </p>
      <QueryProblems
        problems={problems}
        beside={[...(spread?.fields ?? []), ...fields]}
        failed={page.state === 'failed' ? 'page' : null}
      />
      <AssumptionBar
        title={title}
        spread={spread}
        fields={fields}
        scenarioText={scenarioText}
        problems={problems}
        told={place === null ? undefined : <PersonalNote category={category} place={place} />}
      />
      {place === null ? <RememberedHere category={category} fields={fields} /> : null}
    </form>
  )
}

/**
 * The address with the open part of a scenario, and with what the product has a start of its own for: left out, that start
 * would take its place. Whatever else its query says, such as where a visitor came from, stays.
 */
function addressOf({ category, scenarioQuery, fields, settled }: DetailAnswer, starts: readonly string[]): string {
  const { pathname, search, hash } = window.location
  const texts = new Map([...settled, ...fields.map(({ name, text }) => [name, text] as const)])
  const said = new URLSearchParams(scenarioQuery)
  for (const name of starts) if (!said.has(name)) said.set(name, texts.get(name) ?? '')
  const named = new Set([formKey, ...texts.keys(), ...spreadKeys(category)])
  const query = String(withNamed(new URLSearchParams(search), said, named))
  return `${pathname}${query === '' ? '' : '?'}${query}${hash}`
}

function headlineWords({ evaluation: { headline } }: DetailAnswer): string {
  return `${headline.value} ${headline.unit}`
}

/** Draws what depends on the form in place of what the server printed, once there is something to draw. */
function useDrawn(model: DetailAnswer | null): void {
  const headline = useSlot('detail-headline')
  const said = useSlot('detail-verdict')
  const facts = useSlot('detail-facts')
  const conditions = useSlot('detail-conditions')
  const cost = useSlot('detail-cost')
  const others = useSlot('detail-others')
  const apply = useSlot('detail-apply')
  useLayoutEffect(() => {
    if (model === null) return
    const { category, product, evaluation, alternatives, scenarioQuery, own } = model
    headline.draw(<LeadFigures {...model} />)
    said.draw(<DetailSays {...model.verdict} />)
    facts.draw(<Facts facts={evaluation.facts} />)
    conditions.draw(<Conditions {...model} />)
    cost.draw(<WorkedSum steps={evaluation.steps} />)
    others.draw(
      <Alternatives
        category={category}
        product={product}
        rows={alternatives}
        scenarioQuery={scenarioQuery}
        own={own}
      />,
    )
    apply.draw(<ApplyFigure headline={evaluation.headline} />)
  }, [model, headline, said, facts, conditions, cost, others, apply])
}
