'use client'

import { ErrorSummary } from '@/components/ui/error-summary'
import { type FormModel, formId } from '@/lib/domain/calculator-pages/model'
import { formKey } from '@/lib/domain/fields/form'
import { Fields, fieldId } from './calculator-form'

interface ServerFormProps {
  readonly path: string
  readonly initial: FormModel
  readonly personal: boolean
}

/** The form of a calculator that reads the catalogue: the server answers it, with script and without. */
export function ServerForm({ path, initial, personal }: ServerFormProps) {
  const errors = initial.problems.map(({ field, message }) => ({ id: fieldId(field), message }))
  return (
    <form
      id={formId}
      className="card p-5 tablet:p-6"
      method={personal ? 'post' : 'get'}
      action={personal ? `${path}/answer` : `${path}#answer`}
      noValidate
      autoComplete="off"
    >
      <input type="hidden" name={formKey} value="1" />
      <ErrorSummary id="answer" noun="field" errors={errors} />
      <Fields fields={initial.fields} problems={initial.problems} />
      {personal ? (
        <p className="mt-4 text-14 text-muted">
          Our server compares your figures with the products it lists, and keeps none of them. The link to your result
          is private and expires after 30 minutes.
        </p>
      ) : null}
      <p className="no-print mt-5 flex flex-wrap gap-3">
        <button type="submit" className="btn">
          Calculate
        </button>
        <a className="btn quiet" href={path}>
          Start again
        </a>
      </p>
    </form>
  )
}
