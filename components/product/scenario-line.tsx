import { memo, type ReactNode, useRef, useState } from 'react'
import { ModelField } from '@/components/ui/model-field'
import { useFilledIn } from '@/hooks/use-filled-in'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { counted } from '@/lib/domain/values/words'
import { CaseSummary } from './case-summary'

/** As many fields stand on one line by themselves. */
const mostInline = 2

interface ScenarioLineProps {
  readonly model: ListFrame
  /** What is said of fields that ask about the visitor; absent: none does. */
  readonly told?: ReactNode
}

/**
 * What a list is worked out for, on one line. Few fields stand there themselves; more open under it, on a small screen as
 * a sheet that tells how many products are left. The browser opens it by itself. A total that is spread over the fields
 * stands above them.
 */
export function ScenarioLine({ model, told }: ScenarioLineProps) {
  // As it was at first: the visitor opens and closes it from then on.
  const [open] = useState(model.problems.length > 0)
  const place = useRef<HTMLDetailsElement>(null)
  useFilledIn(place, model)
  const { fields, spread, problems } = model
  const inputs = <Fields fields={fields} problems={problems} />
  // A line for what is wrong, in fields beside one that needs it too. A rule that asks what a box holds is asked of every box of the page.
  const problemIn = (of: readonly FieldModel[]) =>
    problems.some(({ field }) => of.some(({ name }) => name === field)) ? '' : undefined
  if (fields.length <= mostInline && told === undefined)
    return (
      <section className="case few" aria-labelledby="case-title">
        <h2 id="case-title" className="sr-only">{`${model.scenarioTitle}: ${model.scenarioText}`}</h2>
        {inputs}
        <button type="submit" className="btn quiet no-script">
          Update
        </button>
      </section>
    )
  return (
    <details ref={place} className="case" data-told={told === undefined ? undefined : ''} open={open}>
      <CaseSummary title={model.scenarioTitle} text={model.scenarioText} />
      {spread === undefined ? null : (
        <div data-problem={problemIn(spread.fields)}>
          <Fields fields={spread.fields} problems={problems} />
          <input type="hidden" name="drawn" value={spread.drawn} />
        </div>
      )}
      <div data-problem={problemIn(fields)}>{inputs}</div>
      {told}
      <p>
        <button type="submit" className="btn no-script">
          Update
        </button>
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
