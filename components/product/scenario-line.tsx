import { memo, type ReactNode, useRef, useState } from 'react'
import { ModelField } from '@/components/ui/model-field'
import { useFilledIn } from '@/hooks/use-filled-in'
import { isBlank, partsOf } from '@/lib/domain/categories/sentence'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { listWords } from '@/lib/domain/list/list-words'
import { counted } from '@/lib/domain/values/words'
import { CaseSentence } from './case-sentence'
import { RememberedCase } from './remembered-case'

/** Fields of a form that ask about the visitor, and what is said of them. */
export interface PersonalFields {
  readonly names: readonly string[]
  readonly note: ReactNode
}

interface ScenarioLineProps {
  readonly model: ListFrame
  readonly drawing: number
  /** Absent: no field asks about the visitor. */
  readonly personal?: PersonalFields | undefined
}

/**
 * What a list is calculated for: a sentence to fill in, and under it the fields that it has no word for, folded, on a small screen
 * as a sheet that tells how many products are left. The browser opens them by itself.
 */
export function ScenarioLine({ model, drawing, personal }: ScenarioLineProps) {
  const place = useRef<HTMLElement>(null)
  useFilledIn(place, model)
  const { fields, spread, problems, sentence } = model
  const asked = new Set(partsOf(sentence).filter(isBlank))
  const all = [...(spread?.fields ?? []), ...fields]
  const rest = all.filter(({ name }) => !asked.has(name))
  const isPersonal = personal?.names.some((name) => asked.has(name)) ?? false
  return (
    <section ref={place} className="case-first" data-told={isPersonal ? '' : undefined} aria-labelledby="case-title">
      <h2 id="case-title" className="sr-only">{`${model.scenarioTitle}: ${model.scenarioText}`}</h2>
      <CaseSentence
        sentence={sentence}
        fields={new Map(all.flatMap((field) => (asked.has(field.name) ? [[field.name, field]] : [])))}
        problems={problems}
        now={model.now}
        drawing={drawing}
      />
      {spread === undefined ? null : <input type="hidden" name="drawn" value={spread.drawn} />}
      {isPersonal ? personal?.note : null}
      {rest.length === 0 ? null : (
        <More model={model} fields={rest} personal={personal} note={isPersonal ? null : personal?.note} />
      )}
      {/* Where the note on what stays on the device is, a line more would push the first product down. */}
      {isPersonal ? null : <RememberedCase model={model} />}
      <button type="submit" className="btn quiet no-script">
        Update
      </button>
    </section>
  )
}

interface MoreProps extends Omit<ScenarioLineProps, 'drawing'> {
  readonly fields: readonly FieldModel[]
  /** What is said here of fields that ask about the visitor. */
  readonly note: ReactNode
}

/** The fields that the sentence has no word for. */
function More({ model, fields, personal, note }: MoreProps) {
  const { problems } = model
  const isWrong = problems.some(({ field }) => fields.some(({ name }) => name === field))
  // As it was at first: the visitor opens and closes it from then on.
  const [open] = useState(isWrong)
  return (
    <details className="case" data-told={personal === undefined ? undefined : ''} open={open}>
      <summary>{listWords.more}</summary>
      {/* A line for what is wrong, in fields beside one that needs it too. A rule that asks what a box holds is asked of every box of the page. */}
      <div data-problem={isWrong ? '' : undefined}>
        <Fields fields={fields} problems={problems} />
      </div>
      {note}
      <p>
        <button type="submit" className="btn script-only">
          {`Show ${counted(model.view.total, model.singular, model.plural)}`}
        </button>
      </p>
    </details>
  )
}

interface FieldsProps {
  readonly fields: readonly FieldModel[]
  readonly problems: readonly FieldProblem[]
}

/** The fields of a scenario. Each list has made its own, plain data, which a filter or an order leaves as they were. */
const Fields = memo(
  ({ fields, problems }: FieldsProps) =>
    fields.map((field) => (
      <ModelField
        key={field.name}
        id={`case-${field.name}`}
        field={field}
        error={problems.find((problem) => problem.field === field.name)?.message ?? null}
      />
    )),
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
)
