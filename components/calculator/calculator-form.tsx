import { useState } from 'react'
import { ModelField } from '@/components/ui/model-field'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'

interface FieldsProps {
  readonly fields: readonly FieldModel[]
  readonly problems: readonly FieldProblem[]
}

/** The id of a field's control. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The form's fields one under the other, by their groups. What was typed stands in them, usable or not. */
export function Fields({ fields, problems }: FieldsProps) {
  return (
    <div className="grid gap-5">
      {groupsOf(fields).map((group) => (
        <GroupView key={group[0]?.group?.title ?? ''} fields={group} problems={problems} />
      ))}
    </div>
  )
}

/** The fields of each group, those without one first, folded ones last. */
function groupsOf(fields: readonly FieldModel[]): readonly (readonly FieldModel[])[] {
  const groups = [...Map.groupBy(fields, ({ group }) => group?.title ?? '').values()]
  const place = (group: FieldModel | undefined) => (group?.group === null ? 0 : group?.group.folded ? 2 : 1)
  return groups.sort(([a], [b]) => place(a) - place(b))
}

function GroupView({ fields, problems }: FieldsProps) {
  const wrong = fields.some(({ name }) => problems.some(({ field }) => field === name))
  const [opened, setOpened] = useState(wrong)
  if (wrong && !opened) setOpened(true)
  const group = fields[0]?.group ?? null
  const views = fields.map((field) => (
    <ModelField
      key={field.name}
      id={fieldId(field.name)}
      field={field}
      error={problems.find((problem) => problem.field === field.name)?.message ?? null}
    />
  ))
  if (group === null) return views
  if (!group.folded)
    return (
      <fieldset className="field-group">
        <legend>{group.title}</legend>
        {views}
      </fieldset>
    )
  return (
    <details className="field-group" open={opened}>
      <summary>{group.title}</summary>
      {views}
    </details>
  )
}
