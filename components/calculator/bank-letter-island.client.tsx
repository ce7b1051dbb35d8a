'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { useHandOn } from '@/hooks/use-hand-on'
import { useUnsavedInput } from '@/hooks/use-unsaved-input'
import { type Checklist, checklistOf } from '@/lib/domain/calculator-pages/goodwill-checklist'
import type { LetterFacts } from '@/lib/domain/calculator-pages/result'
import { type Letter, settlementLetter } from '@/lib/domain/calculator-pages/settlement-letter'

/** Most characters of a name or a number. */
const longestText = 80

/** What was typed, by gap: for as long as this page is shown, also when the answer around the letter is drawn anew. */
let kept: Readonly<Record<string, string>> = {}

/** The text of a letter with what was typed in its gaps; a gap stays where nothing was. */
function filled(text: string, { gaps }: Letter, typed: typeof kept): string {
  return gaps.reduce((before, { gap }) => before.replaceAll(gap, () => typed[gap]?.trim() || gap), text)
}

function printLetter(): void {
  const { dataset } = document.documentElement
  dataset.print = 'letter'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

const outcomeWords = { yes: 'Yes', no: 'No', 'cannot-tell': 'Open' } as const
const outcomeTones = { yes: 'text-leaf', no: 'text-clay', 'cannot-tell': 'text-muted' } as const

/** Who gets the goodwill discount, condition by condition. */
function ChecklistView({ checklist: { verdict, rows } }: { readonly checklist: Checklist }) {
  return (
    <section className="mt-8" id="letter">
      <h3>Do you get the goodwill discount?</h3>
      <p className="mt-1">{verdict}</p>
      <ul className="checks">
        {rows.map(({ label, outcome, reason }) => (
          <li key={label}>
            <b className={outcomeTones[outcome]}>{outcomeWords[outcome]}</b>
            <span>
              {label} <small>{reason}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who gets the goodwill discount on an agreement, and the letter that asks the bank for it. */
export function BankLetterIsland({ facts }: { readonly facts: LetterFacts }) {
  return (
    <>
      <ChecklistView checklist={checklistOf(facts)} />
      <LetterToFill letter={settlementLetter(facts)} />
    </>
  )
}

/**
 * A letter to copy, print or open in one's own mail. With script its gaps are filled in here: no field has a name, and none
 * belongs to a form, so nothing of it is sent. Without script the letter has its gaps.
 */
export function LetterToFill({ letter }: { readonly letter: Letter }) {
  const [typed, setTyped] = useState(kept)
  const { said, copy } = useHandOn()
  const fields = useRef<HTMLDivElement>(null)
  useUnsavedInput('letter', Object.values(typed).some(Boolean))
  const read = useCallback(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    kept = Object.fromEntries(inputs.map(({ dataset, value }) => [dataset.gap ?? '', value]))
    setTyped(kept)
  }, [])
  // What was typed before the script ran counts too.
  useEffect(read, [read])
  const [subject, body] = [filled(letter.subject, letter, typed), filled(letter.body, letter, typed)]
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return (
    <section className="mt-8" aria-labelledby="letter-title">
      <h3 id="letter-title">A letter to your bank</h3>
      {letter.hint === null ? null : <p className="mt-1">{letter.hint}</p>}
      <p className="script-only mt-1 text-14 text-muted">
        What you write in these fields stays on this device: nothing is sent to us or kept.
      </p>
      <p className="no-script mt-1 text-14 text-muted">
        Copy it or print this page, and fill in by hand what is in brackets.
      </p>
      <div ref={fields} className="script-only no-print mt-4 grid gap-4 tablet:grid-cols-2">
        {letter.gaps.map(({ gap, label }, index) => (
          <Field key={gap} id={`letter-${index}`} label={label} error={null}>
            {(control) => (
              <InputBox>
                <input
                  {...control}
                  data-gap={gap}
                  autoComplete="off"
                  maxLength={longestText}
                  defaultValue={typed[gap] ?? ''}
                  onInput={read}
                />
              </InputBox>
            )}
          </Field>
        ))}
      </div>
      <div className="letter">
        <b>{subject}</b>
        <p>{body}</p>
      </div>
      <p className="no-print mt-4 flex flex-wrap items-center gap-3">
        <span className="script-only flex flex-wrap gap-3">
          <button type="button" className="btn quiet" onClick={() => void copy(`${subject}\n\n${body}`)}>
            Copy the letter
          </button>
          <button type="button" className="btn quiet" onClick={printLetter}>
            Print the letter
          </button>
        </span>
        <a className="btn quiet" href={mail}>
          Open in my mail
        </a>
        <span role="status" className="text-14 text-muted">
          {said}
        </span>
      </p>
    </section>
  )
}
