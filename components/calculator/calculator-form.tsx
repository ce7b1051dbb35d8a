import { useState } from 'react'
import { assertNever } from '@/lib/domain/assert-never'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'

interface FieldsProps {
  readonly fields: readonly FieldModel[]
  readonly problems: readonly FieldProblem[]
}

/** Most options that are drawn as radio buttons. */
const mostRadios = 3

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
    <FieldView
      key={field.name}
      field={field}
      problem={problems.find((problem) => problem.field === field.name)?.message ?? null}
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

/** What is wrong, with a link to each field. It takes the focus when a form was sent with it. */
export function ProblemSummary({ problems }: { readonly problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null
  return (
    <div id="answer" className="notice problem-summary mb-5" role="alert" tabIndex={-1}>
      <div>
        <b>{problems.length === 1 ? 'One field needs another look' : `${problems.length} fields need another look`}</b>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a className="inline-block min-h-[24px]" href={`#field-${field}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface FieldViewProps {
  readonly field: FieldModel
  readonly problem: string | null
}

/** What is read out with a control: its hint and range, then what is wrong. */
function describedBy({ name, hint, range, when }: FieldModel, problem: string | null): string | undefined {
  const ids = [
    hint === null && range === null && when === null ? '' : `field-${name}-hint`,
    problem === null ? '' : `field-${name}-problem`,
  ].filter((id) => id !== '')
  return ids.length === 0 ? undefined : ids.join(' ')
}

function FieldView({ field, problem }: FieldViewProps) {
  const off = field.on ? '' : ' field-off'
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'months':
    case 'count':
    case 'date':
      return (
        <div className={`field${off}`}>
          <label htmlFor={`field-${field.name}`}>{field.label}</label>
          <TextInput field={field} problem={problem} />
          <Notes field={field} problem={problem} />
        </div>
      )
    case 'choice':
      return field.options.length <= mostRadios ? (
        <Radios field={field} problem={problem} off={off} />
      ) : (
        <div className={`field${off}`}>
          <label htmlFor={`field-${field.name}`}>{field.label}</label>
          <Select field={field} problem={problem} />
          <Notes field={field} problem={problem} />
        </div>
      )
    case 'toggle':
      return (
        <div className={`field${off}`}>
          <label className="opt text-ink">
            <input
              id={`field-${field.name}`}
              type="checkbox"
              name={field.name}
              value="1"
              defaultChecked={field.text === '1'}
              aria-describedby={describedBy(field, problem)}
            />
            {field.label}
          </label>
          <Notes field={field} problem={problem} />
        </div>
      )
    default:
      return assertNever(field.kind)
  }
}

function TextInput({ field, problem }: FieldViewProps) {
  const decimal = field.kind === 'money' || field.kind === 'rate'
  return (
    <span className={problem === null ? 'input' : 'input wrong'}>
      {field.kind === 'money' ? <span>RM</span> : null}
      <input
        id={`field-${field.name}`}
        name={field.name}
        type={field.kind === 'date' ? 'date' : 'text'}
        inputMode={field.kind === 'date' ? undefined : decimal ? 'decimal' : 'numeric'}
        maxLength={20}
        defaultValue={field.text}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy(field, problem)}
      />
      {field.unit === null || field.unit === '' ? null : <span className="after">{field.unit}</span>}
    </span>
  )
}

function Select({ field, problem }: FieldViewProps) {
  return (
    <span className={problem === null ? 'input' : 'input wrong'}>
      <select
        id={`field-${field.name}`}
        name={field.name}
        defaultValue={field.text}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy(field, problem)}
      >
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

function Radios({ field, problem, off }: FieldViewProps & { readonly off: string }) {
  return (
    <fieldset className={`field${off}`} aria-describedby={describedBy(field, problem)}>
      <legend>{field.label}</legend>
      {field.options.map(({ value, label }, index) => (
        <label key={value} className="opt text-ink">
          <input
            id={index === 0 ? `field-${field.name}` : undefined}
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={field.text === value}
          />
          {label}
        </label>
      ))}
      <Notes field={field} problem={problem} />
    </fieldset>
  )
}

function Notes({ field, problem }: FieldViewProps) {
  const { name, hint, range, when } = field
  return (
    <>
      {hint === null && range === null && when === null ? null : (
        <small id={`field-${name}-hint`} className="hint">
          {hint === null ? null : <span>{`${hint} `}</span>}
          {range === null ? null : <span>{`${range}. `}</span>}
          {when === null ? null : <span className="no-script">{`${when.words}.`}</span>}
        </small>
      )}
      {problem === null ? null : (
        <b id={`field-${name}-problem`} className="problem">
          {problem}
        </b>
      )}
    </>
  )
}
