'use client'

import { type FormEvent, useLayoutEffect, useState } from 'react'
import { useNeighbour } from '@/hooks/use-neighbour'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import type { Applicant } from '@/lib/domain/categories/category'
import { nobody, type RuleResult, residencyNames, verdict, workerNames } from '@/lib/domain/eligibility'
import { parseRinggit } from '@/lib/domain/money'
import { type CategoryId, residencies, workerKinds } from '@/lib/domain/products/product-base'
import { RuleList } from './rule-list'

interface EligibilityIslandProps {
  readonly category: CategoryId
  readonly slug: string
}

type Check = (applicant: Applicant) => readonly RuleResult[]

/**
 * The rules of who may apply, checked one by one. It is client code so that what a visitor says about themselves never
 * leaves the device: nothing here has a name that a form could send, and once opened it makes no request. The list that
 * stands without script is beside it.
 */
export function EligibilityIsland({ category, slug }: EligibilityIslandProps) {
  const [check, setCheck] = useState<Check | null>(null)
  const [results, setResults] = useState<readonly RuleResult[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [answered, setAnswered] = useState(false)
  useUnsavedInput('eligibility', answered)

  const { draw } = useNeighbour('rules')
  useLayoutEffect(() => {
    if (results !== null) draw(<RuleList results={results} said />)
  }, [results, draw])

  const open = async () => {
    setFailed(false)
    try {
      const { createEligibilityCheck } = await import('@/lib/client/eligibility-check')
      const ready = await createEligibilityCheck(category, slug)
      setCheck(() => ready)
    } catch {
      setFailed(true)
    }
  }

  const onInput = (event: FormEvent<HTMLDivElement>) => {
    setAnswered(answersIn(event.currentTarget).some((answer) => answer.value !== ''))
    if (check !== null) setResults(check(readApplicant(event.currentTarget)))
  }

  return (
    <div className="mt-4">
      {check === null ? (
        <p className="script-only mb-4">
          <button type="button" className="btn quiet" onClick={open}>
            Check yourself against these rules
          </button>{' '}
          <small className="text-14 text-muted">
            {failed
              ? 'That could not be loaded. Check your connection and try again.'
              : 'Stays on this device. No credit file is touched.'}
          </small>
        </p>
      ) : (
        <Questions onInput={onInput} />
      )}
      {results === null ? null : (
        <p role="status" className="mt-4 font-semibold">
          {verdict(results).text}
        </p>
      )}
    </div>
  )
}

function Questions({ onInput }: { readonly onInput: (event: FormEvent<HTMLDivElement>) => void }) {
  return (
    <div className="card grid gap-4 p-5 tablet:grid-cols-3" onInput={onInput}>
      <NumberQuestion id="age" label="Your age" />
      <NumberQuestion id="income" label="Income a month" unit="RM" />
      <NumberQuestion id="commitments" label="Repayments a month" unit="RM" />
      <NumberQuestion id="issuers" label="Banks you hold cards from" />
      <Choice id="residency" label="Residency" options={residencies.map((id) => ({ id, label: residencyNames[id] }))} />
      <Choice id="work" label="Kind of work" options={workerKinds.map((id) => ({ id, label: workerNames[id] }))} />
      <Choice
        id="new"
        label="Do you bank here already?"
        options={[
          { id: 'no', label: 'No' },
          { id: 'yes', label: 'Yes' },
        ]}
      />
    </div>
  )
}

function NumberQuestion({ id, label, unit }: { readonly id: string; readonly label: string; readonly unit?: string }) {
  return (
    <label className="field">
      {label}
      <span className="input">
        {unit === undefined ? null : <span>{unit}</span>}
        <input data-answer={id} inputMode="decimal" autoComplete="off" maxLength={12} />
      </span>
    </label>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

function Choice({ id, label, options }: ChoiceProps) {
  return (
    <label className="field">
      {label}
      <span className="input">
        <select data-answer={id}>
          <option value="">Not said</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

/** The controls of the questions. They have no name, so that no form can send them. */
function answersIn(questions: HTMLElement): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return [...questions.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-answer]')]
}

function readApplicant(questions: HTMLElement): Applicant {
  const said = new Map(answersIn(questions).map((control) => [control.dataset.answer, control.value.trim()]))
  const answer = (id: string): string => said.get(id) ?? ''
  const whole = (id: string) => (/^\d{1,3}$/.test(answer(id)) ? Number(answer(id)) : null)
  const bank = answer('new')
  return {
    ...nobody,
    age: whole('age'),
    monthlyIncome: parseRinggit(answer('income')),
    monthlyCommitments: parseRinggit(answer('commitments')),
    cardIssuers: whole('issuers'),
    residency: answer('residency') || null,
    workerKind: answer('work') || null,
    newToBank: bank === '' ? null : bank === 'no',
  }
}
