import { memo } from 'react'
import { Blank } from '@/components/ui/blank'
import { FieldError } from '@/components/ui/field'
import { isBlank, partsOf } from '@/lib/domain/categories/sentence'
import type { FieldModel } from '@/lib/domain/fields/field-model'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { listWords } from '@/lib/domain/list/list-words'
import { nowKey } from '@/lib/domain/values/query-params'

interface CaseSentenceProps {
  readonly sentence: string
  /** Those that the sentence asks for, by name. */
  readonly fields: ReadonlyMap<string, FieldModel>
  readonly problems: readonly FieldProblem[]
  readonly now: ListFrame['now']
  /** Grows when a link changed what the visitor has now, which is then drawn again. */
  readonly drawing: number
}

/**
 * What a list asks first, as a sentence: the fields that matter most, and what the visitor has now, by name. An order or a filter leaves it
 * as it was.
 */
export const CaseSentence = memo(
  function CaseSentence({ sentence, fields, problems, now, drawing }: CaseSentenceProps) {
    const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message ?? null
    const parts = partsOf(sentence)
    return (
      <>
        <p className="sentence">
          {parts.map((part, place) => {
            const field = isBlank(part, place) ? fields.get(part) : undefined
            return field === undefined ? (
              part
            ) : (
              <Blank key={part} id={`case-${part}`} field={field} error={errorOf(part)} />
            )
          })}
          {listWords.now.before}
          <HaveNow key={drawing} now={now} />.
        </p>
        {parts.filter(isBlank).map((name) => (
          <FieldError key={name} id={`case-${name}`} error={errorOf(name)} />
        ))}
      </>
    )
  },
  (before, after) => said(before) === said(after),
)

/** What is drawn, in one text. */
function said({ fields, problems, drawing }: CaseSentenceProps): string {
  return JSON.stringify([...fields, problems, drawing])
}

/** What the visitor has now: each row then says what another would bring. Its names are the same in every list of a category. */
function HaveNow({ now: { choices, chosen } }: Pick<CaseSentenceProps, 'now'>) {
  return (
    <span className="blank">
      <label className="sr-only" htmlFor="have-now">
        {listWords.now.ask}
      </label>
      <select id="have-now" name={nowKey} defaultValue={chosen}>
        <option value="">{listWords.now.none}</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
