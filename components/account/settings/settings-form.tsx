import { FormProblems } from '@/components/account/form-problems'
import { NewPasswordField } from '@/components/account/new-password-field'
import { PasswordField } from '@/components/account/password-field'
import { Field, FieldBox } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { Option } from '@/components/ui/option'
import type { FormFields } from '@/hooks/use-contract-form'
import { useHydrated } from '@/hooks/use-hydrated'
import { useSettingsForm } from '@/hooks/use-settings-form'
import type { Change, Undo } from '@/lib/account/settings/change'
import type { SettingsField } from '@/lib/account/settings/fields'
import type { SettingsFormName } from '@/lib/account/settings/places'
import { assertNever } from '@/lib/domain/values/assert-never'

interface SettingsFormProps {
  readonly form: SettingsFormName
  readonly fields: readonly SettingsField[]
  /** What the button says. */
  readonly submit: string
  /** What the button is about, where several say the same. */
  readonly about?: string
  /** What it deletes, which can be brought back; null: it deletes nothing of the kind. */
  readonly removal?: Undo | null
  /** The id of what it is about, where the page has several forms of its name. */
  readonly item?: string | null
  readonly button?: 'quiet' | 'danger'
}

/** A form of the settings pages. */
export function SettingsForm({
  form: name,
  fields,
  submit,
  about,
  removal = null,
  item = null,
  button,
}: SettingsFormProps) {
  const { form, summary, idOf, problemOf, formProps } = useSettingsForm(name, startOf(fields), removal, item)
  return (
    <form {...formProps}>
      <FormProblems problems={summary} />
      {fields.map((field) => (
        <FieldOf key={field.name} id={idOf(field.name)} field={field} form={form} problem={problemOf(field.name)} />
      ))}
      <button type="submit" className={button === undefined ? 'btn' : `btn ${button}`}>
        {submit}
        {about === undefined ? null : <span className="sr-only">{` ${about}`}</span>}
      </button>
    </form>
  )
}

function startOf(fields: readonly SettingsField[]): Readonly<Record<string, string | boolean>> {
  return Object.fromEntries(fields.map((field) => [field.name, 'value' in field ? field.value : '']))
}

interface FieldOfProps {
  readonly id: string
  readonly field: SettingsField
  readonly form: FormFields<Record<string, unknown>, Change>
  readonly problem: string | null
}

function FieldOf({ id, field, form, problem }: FieldOfProps) {
  const hydrated = useHydrated()
  const { name } = field
  switch (field.kind) {
    case 'hidden':
      return <input {...form.register(name)} type="hidden" defaultValue={field.value} />
    case 'password':
      return (
        <PasswordField
          id={id}
          label={field.label}
          hint={field.hint}
          error={problem}
          autoComplete={field.autoComplete}
          field={form.register(name)}
          hydrated={hydrated}
        />
      )
    case 'new-password':
      return (
        <NewPasswordField id={id} about={field.about} error={problem} field={form.register(name)} hydrated={hydrated} />
      )
    case 'tick':
      return (
        <FieldBox id={id} error={problem}>
          {(control) => (
            <Option {...control} {...form.register(name)} type="checkbox" defaultChecked={field.value}>
              <span>{field.label}</span>
            </Option>
          )}
        </FieldBox>
      )
    case 'text':
    case 'money':
    case 'choice':
      return <TypedField id={id} field={field} form={form} problem={problem} />
    default:
      return assertNever(field)
  }
}

/** What is not shown any more is not sent: a birth date goes from the page once a MyKad number says it. */
const shownOnly = { shouldUnregister: true } as const

interface TypedFieldProps extends FieldOfProps {
  readonly field: Extract<SettingsField, { kind: 'text' | 'money' | 'choice' }>
}

function TypedField({ id, field, form, problem }: TypedFieldProps) {
  const { kind, name, label, hint = null, value } = field
  return (
    <Field id={id} label={label} hint={hint} error={problem}>
      {(control) => (
        <InputBox prefix={kind === 'money' ? 'RM' : null} unit={kind === 'money' ? 'a month' : null}>
          {kind === 'choice' ? (
            <select {...control} {...form.register(name, shownOnly)} defaultValue={value}>
              {field.always ? null : <option value="">Not said</option>}
              {field.options.map(({ code, label: option }) => (
                <option key={code} value={code}>
                  {option}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...control}
              {...form.register(name, shownOnly)}
              defaultValue={value}
              type="text"
              inputMode={kind === 'money' ? 'decimal' : 'text'}
              autoComplete={field.autoComplete ?? 'off'}
            />
          )}
        </InputBox>
      )}
    </Field>
  )
}
