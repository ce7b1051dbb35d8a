'use client'

import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ErrorSummary } from '@/components/ui/error-summary'
import { useCalculator } from '@/hooks/use-calculator'
import { type HandedFrom, useHandedOver } from '@/hooks/use-handed-over'
import { useMemberPart } from '@/hooks/use-member-part'
import { useSlot } from '@/hooks/use-slot'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { readForm } from '@/lib/client/read-form'
import { isForServer } from '@/lib/client/script-state'
import { type FormModel, formId, sharedPath } from '@/lib/domain/calculator-pages/model'
import type { Answer, Headline } from '@/lib/domain/calculator-pages/result'
import { formKey } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { BankLetterIsland } from './bank-letter-island.client'
import { Fields, fieldId } from './calculator-form'
import { followList } from './follow-list'
import { ResultToolsIsland } from './result-tools-island.client'
import type { ResultView } from './result-view'

interface CalculatorIslandProps {
  readonly id: string
  readonly path: string
  readonly today: IsoDate
  readonly initial: FormModel
  readonly personal: boolean
  /** A field asks what a visitor may have told about themselves, or their account. */
  readonly asksTold: boolean
  /** The headline of the answer that the server printed; null where there is none, or a refusal. */
  readonly headline: Pick<Headline, 'value' | 'unit'> | null
}

const others = 'Check the other fields: they hold examples.'
const handedWords: Readonly<Record<HandedFrom, string>> = {
  analysis: `Filled in with the figures of your financial analysis. ${others}`,
  told: `Filled in with what you told us about yourself on this device. ${others}`,
  remembered: `Filled in with your figures from the list, as remembered on this device. ${others}`,
  list: 'Filled in with what you had entered before you went to the list.',
}

const loadView = async () => (await import('./result-view')).ResultView

/**
 * The working part of a calculator's page. It is client code because the answer follows every key; the server prints
 * the same markup first, and without script the form is answered there.
 */
export function CalculatorIsland(props: CalculatorIslandProps) {
  const { id, path, today, initial, personal, asksTold, headline } = props
  const calculator = useCalculator({ id, today, initial, personal, loadView })
  const { worked, problems, state, sent } = calculator
  const [summary, setSummary] = useState(initial.problems.length > 0)
  const form = useRef<HTMLFormElement>(null)

  const result = worked === null ? null : worked.model.result
  const standing = worked === null ? headline : result?.kind === 'answer' ? result.headline : null
  useUnsavedInput('calculator', calculator.unsaved)
  const { prepare } = calculator
  useEffect(prepare, [prepare])
  useEarlyTyping(form, initial, calculator)
  const { work } = calculator
  const onFilled = useCallback((said: URLSearchParams) => work(said, 'typed'), [work])
  const { from: handedFrom, fillAgain } = useHandedOver(form, path, today, onFilled)

  useAnswer(worked, props, summary && problems.length > 0)
  useEffect(() => {
    if (sent > 0) document.getElementById('answer')?.focus()
  }, [sent])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isForServer()) return
    event.preventDefault()
    setSummary(true)
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    calculator.work(readForm(event.currentTarget, submitter), 'sent')
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) calculator.leave(target.name)
  }

  return (
    <form
      ref={form}
      id={formId}
      className="card p-5 tablet:p-6"
      method={personal ? 'post' : 'get'}
      action={personal ? `${path}/answer` : `${path}#answer`}
      noValidate
      autoComplete="off"
      aria-busy={state === 'working'}
      onInput={(event) => calculator.work(readForm(event.currentTarget), 'typed')}
      onSubmit={onSubmit}
      onFocus={prepare}
      onPointerOver={prepare}
      onBlur={onBlur}
    >
      <input type="hidden" name={formKey} value="1" />
      <p role="status" className="sr-only">
        {calculator.announced}
      </p>
      <StandingFigure headline={standing} />
      {summary ? (
        <ErrorSummary
          id="answer"
          noun="field"
          errors={problems.map(({ field, message }) => ({ id: fieldId(field), message }))}
        />
      ) : null}
      {asksTold ? <OwnPart onTaken={fillAgain} /> : null}
      {handedFrom === null ? null : (
        <p className="notice mb-4" role="status">
          {handedWords[handedFrom]}
        </p>
      )}
      <Fields fields={(worked?.model.form ?? initial).fields} problems={problems} />
      {personal ? <PrivacyNote /> : null}
      <p className="no-print mt-5 flex flex-wrap gap-3">
        <button type="submit" className="btn">
          Calculate
        </button>
        <a className="btn quiet" href={path}>
          Start again
        </a>
      </p>
      {state === 'failed' ? (
        <p role="alert" className="problem mt-4">
          The calculator could not be loaded. Check your connection, then press “Calculate” again.
        </p>
      ) : null}
    </form>
  )
}

const loadOwn = () => import('@/components/product/own-answers').then(({ OwnAnswers }) => OwnAnswers)

/** What a member may fill in from their account; fetched once somebody is in. */
function OwnPart({ onTaken }: { readonly onTaken: () => void }) {
  const part = useMemberPart(loadOwn)
  return part.kind === 'member' ? <part.Part onTaken={onTaken} /> : null
}

/** What was typed before the script ran counts too. */
function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  initial: FormModel,
  { work, leave }: Pick<ReturnType<typeof useCalculator>, 'work' | 'leave'>,
): void {
  useEffect(() => {
    const typed = form.current === null ? [] : changedFields(form.current, initial)
    if (form.current === null || typed.length === 0) return
    for (const name of typed) leave(name)
    work(readForm(form.current), 'typed')
  }, [form, initial, work, leave])
}

/** The headline beside the fields, where the answer itself is a screen away. It is read out as the status instead. */
function StandingFigure({ headline }: Pick<CalculatorIslandProps, 'headline'>) {
  return (
    <p className="standing script-only no-print" aria-hidden="true">
      {headline === null ? (
        <span>No answer for these figures</span>
      ) : (
        <>
          <b translate="no">{headline.value}</b> <span>{headline.unit}</span>
        </>
      )}
    </p>
  )
}

type Worked = ReturnType<typeof useCalculator<typeof ResultView>>['worked']

/** Draws the answer in place of the server's, once there is one. The last one stays while a field cannot be used. */
function useAnswer(worked: Worked, { id, path, personal }: CalculatorIslandProps, hasSummary: boolean): void {
  const { draw } = useSlot('answer')
  useLayoutEffect(() => {
    if (worked === null || worked.answer === null) return
    const { result, model } = worked.answer
    draw(
      <>
        {worked.model.result === null ? (
          <p className="notice mb-4">This answer is for the figures before: a field needs another look.</p>
        ) : null}
        <worked.view result={result} link={model.link} allRows={model.allRows} onList={followList(path)} />
        <LetterPart letter={result.letter} />
        <ResultToolsIsland
          personal={personal}
          name={id}
          path={sharedPath(personal, model)}
          csvHref={model.csvHref}
          table={result.kind === 'answer' ? (result.tables[0] ?? null) : null}
        />
      </>,
    )
  }, [worked, id, path, personal, draw])
  useLayoutEffect(() => {
    // Where something is wrong, the summary of it is what `#answer` leads to.
    const section = document.querySelector('[data-answer]')
    if (section !== null) section.id = hasSummary ? '' : 'answer'
  }, [hasSummary])
}

/** The letter that comes with some answers. Its script is fetched where there is one. */
function LetterPart({ letter }: { readonly letter: Answer['letter'] | undefined }) {
  const [view, setView] = useState<{ readonly of: typeof BankLetterIsland } | null>(null)
  const has = letter !== undefined
  useEffect(() => {
    if (!has) return
    import('./bank-letter-island.client').then(
      (module) => setView({ of: module.BankLetterIsland }),
      // The answer stands without it.
      () => undefined,
    )
  }, [has])
  return view === null || letter === undefined ? null : <view.of facts={letter} />
}

function PrivacyNote() {
  return (
    <p className="mt-4 text-14 text-muted">
      <span className="script-only">These figures stay on this device: nothing is sent.</span>
      <span className="no-script">
        The server calculates your result and keeps none of your figures. The link to your result is private and expires
        after 30 minutes.
      </span>
    </p>
  )
}

/** Names of the fields that no longer say what the server printed. */
function changedFields(form: HTMLFormElement, { fields }: FormModel): readonly string[] {
  const params = readForm(form)
  return fields.filter(({ name, text }) => (params.get(name) ?? '') !== text).map(({ name }) => name)
}
