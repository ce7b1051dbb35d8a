'use client'

import type { Wakes } from '@/components/islands'
import { type SupportSearchState, useSupportSearch } from '@/hooks/use-support-search'
import type { FoundAnswer } from '@/lib/contract/entities/support'
import { markedParts } from '@/lib/domain/content/highlight'
import { longestSearch } from '@/lib/domain/content/search'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'

/** @public The bundler reads it. */
export const wakes: Wakes = 'focus'

const fieldId = 'support-search'

/** The search of the support centre with what it found. Sent as a form where there is no script; with it, it follows what is typed. */
export function SupportSearchIsland(start: SupportSearchState) {
  const { state, type, field } = useSupportSearch(start)
  return (
    <>
      <search className="mt-6 block max-w-[62ch]">
        <form action={routes.supportSearch} className="flex flex-wrap items-end gap-3">
          <div className="field grow">
            <label htmlFor={fieldId}>What do you want to know?</label>
            <span className="input">
              <input
                ref={field}
                id={fieldId}
                type="search"
                name="q"
                defaultValue={start.text}
                autoComplete="off"
                onInput={({ currentTarget }) => type(currentTarget.value)}
              />
            </span>
          </div>
          <button type="submit" className="btn">
            Search
          </button>
        </form>
      </search>
      <p role="status" className="mt-3 text-muted">
        {sayFound(state)}
      </p>
      {state.found === null || state.found.answers.length === 0 ? null : (
        <ul className="border-t border-line">
          {state.found.answers.map((answer) => (
            <Found key={answer.slug} answer={answer} />
          ))}
        </ul>
      )}
      {state.found?.total === 0 ? (
        <p className="mt-3">
          <a className="btn quiet" href={routes.contactUs}>
            Ask us
          </a>
        </p>
      ) : null}
    </>
  )
}

function sayFound({ text, found }: SupportSearchState): string {
  if (text.length > longestSearch) return `Use at most ${longestSearch} characters: a few words are enough.`
  if (found === null) return ''
  if (found.total === 0) return `No answer has “${text}”. Try other words, or ask us.`
  const number = counted(found.total, 'answer', 'answers')
  return found.near ? `No answer has “${text}”. ${number} with words that are spelt alike.` : `${number} for “${text}”.`
}

function Found({ answer: { category, slug, question, summary, found } }: { readonly answer: FoundAnswer }) {
  const words = new Set(found)
  return (
    <li className="border-b border-line py-3">
      <a className="inline-flex min-h-[44px] items-center font-semibold" href={routes.supportAnswer(category, slug)}>
        <span>
          <Marked text={question} words={words} />
        </span>
      </a>
      <span className="block max-w-[68ch] text-14 text-muted">
        <Marked text={summary} words={words} />
      </span>
    </li>
  )
}

function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  let at = 0
  return markedParts(text, words).map((part) => {
    const key = at
    at += part.text.length
    return part.marked ? (
      <mark key={key} className="bg-marigold-tint text-ink">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
