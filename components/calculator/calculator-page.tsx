import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Island } from '@/components/ui/island'
import { LapsedNotice } from '@/components/ui/lapsed-notice'
import type { Calculator, ListLink } from '@/lib/domain/calculator-pages/calculator'
import { type CalculatorModel, calculatorPath, letterKey, sharedPath } from '@/lib/domain/calculator-pages/model'
import { asksPersonal } from '@/lib/domain/calculator-pages/personal-figures'
import { checkedText, oldSourcesText } from '@/lib/domain/country-rates/old-rate'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { BankLetterIsland } from './bank-letter-island.client'
import { CalculatorIsland } from './calculator-island.client'
import { ResultToolsIsland } from './result-tools-island.client'
import { ResultView } from './result-view'
import { ServerForm } from './server-form.client'
import '@/styles/calculator.css'

interface CalculatorPageProps {
  readonly calculator: Calculator
  readonly model: CalculatorModel
  readonly today: IsoDate
  /** The answer is for figures that a form sent; else for examples. */
  readonly asked: boolean
  /** The letter that needs no figures is asked for. */
  readonly letter: boolean
  /** The browser works it out once it has its script; else each answer comes from the server. */
  readonly onDevice: boolean
  /** The address carried figures that can no longer be opened. */
  readonly lapsed: boolean
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly related: readonly Calculator[]
  readonly structuredData: ReactNode
}

/** A calculator's page: the form, the answer, and what the answer rests on. */
export function CalculatorPage(props: CalculatorPageProps) {
  const { calculator, model, today, asked, letter, onDevice, lapsed, crumbs, related, structuredData } = props
  const { result } = model
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={calculator.title} />
      <h1 className="mt-2">{calculator.title}</h1>
      <p className="mt-2 max-w-[62ch] text-18 text-muted">{calculator.purpose}</p>
      {lapsed ? <LapsedNotice noun="figures" /> : null}

      <div className="calc">
        {onDevice ? (
          <Island
            name="calculator"
            of={CalculatorIsland}
            props={{
              id: calculator.id,
              path: calculatorPath(calculator.id),
              today,
              initial: model.form,
              personal: calculator.personal,
              asksTold: asksPersonal(calculatorPath(calculator.id)),
              headline: result?.kind === 'answer' ? { value: result.headline.value, unit: result.headline.unit } : null,
            }}
          />
        ) : (
          <ServerForm path={calculatorPath(calculator.id)} initial={model.form} personal={calculator.personal} />
        )}
        <AnswerSection
          calculator={calculator}
          model={model}
          today={today}
          asked={asked}
          letter={letter}
          onDevice={onDevice}
        />
      </div>
      <OldSources calculator={calculator} today={today} />
      <Basis calculator={calculator} today={today} />
      <Related calculators={related} article={calculator.article ?? null} />
      {structuredData}
    </div>
  )
}

/** The answer, beside the form's island, which draws it anew with the first change. */
function AnswerSection({
  calculator,
  model,
  today,
  asked,
  letter,
  onDevice,
}: Pick<CalculatorPageProps, 'calculator' | 'model' | 'today' | 'asked' | 'letter' | 'onDevice'>) {
  const { result, link, allRows, form, csvHref, assumed } = model
  return (
    <section
      data-answer=""
      id={form.problems.length > 0 ? undefined : 'answer'}
      tabIndex={-1}
      aria-labelledby="answer-title"
      className="min-w-0"
    >
      <h2 id="answer-title" className="sr-only">
        The answer
      </h2>
      <div {...(onDevice ? { 'data-slot': 'answer', 'data-wakes': 'calculator' } : {})}>
        {assumed.length === 0 ? null : <AssumedNotice assumed={assumed} />}
        {result === null ? (
          <p className="text-muted">The answer appears here once every field can be used.</p>
        ) : (
          <ResultView result={result} link={link} allRows={allRows} />
        )}
        {asked && result === null ? null : (
          <LetterPlace calculator={calculator} result={asked ? result : null} today={today} letter={letter} />
        )}
        <Island
          name="result-tools"
          of={ResultToolsIsland}
          props={{
            personal: calculator.personal,
            name: calculator.id,
            path: sharedPath(calculator.personal, model),
            csvHref,
            table: null,
          }}
        />
      </div>
    </section>
  )
}

interface LetterPlaceProps extends Pick<CalculatorPageProps, 'calculator' | 'today' | 'letter'> {
  /** Of figures that a form sent; null: there is none, or it is of examples. */
  readonly result: CalculatorModel['result']
}

/** The letter that comes with an answer; before there is one the letter without figures, or the way to it. */
function LetterPlace({ calculator: { openLetter }, result, today, letter }: LetterPlaceProps) {
  if (result === null && openLetter !== undefined && !letter) {
    return (
      <p className="mt-6">
        <a href={`?${letterKey}=1#letter`}>Who gets the goodwill discount, and a letter to your bank</a>
      </p>
    )
  }
  const facts = result === null ? openLetter?.(today) : result.letter
  return facts === undefined ? null : <Island name="bank-letter" of={BankLetterIsland} props={{ facts }} />
}

/** The mark under every answer of a calculator whose sources were not all checked lately. */
function OldSources({ calculator, today }: Pick<CalculatorPageProps, 'calculator' | 'today'>) {
  const text = oldSourcesText(calculator.sources, today)
  return text === null ? null : <p className="mt-6 font-semibold text-marigold-ink">{text}</p>
}

/** What every answer of the calculator rests on. */
function Basis({ calculator, today }: Pick<CalculatorPageProps, 'calculator' | 'today'>) {
  return (
    <details className="card mt-8 px-5">
      <summary className="flex min-h-[52px] items-center font-semibold text-teal">
        Assumptions, rounding and sources
      </summary>
      <div className="prose pb-5">
        <ul>
          {calculator.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
        <p>{calculator.rounding}</p>
        <ul>
          {calculator.sources.map((source) => (
            <li key={source.url}>
              <a href={source.url} rel="nofollow">
                {source.title}
              </a>
              {`, checked ${checkedText(source, today)}`}
            </li>
          ))}
        </ul>
        <p className="text-14 text-muted">An estimate for orientation, not an offer and not advice.</p>
      </div>
    </details>
  )
}

/** Says which fields an address left out, and what the answer counts with instead. */
function AssumedNotice({ assumed }: Pick<CalculatorModel, 'assumed'>) {
  return (
    <div className="notice mb-4">
      <p>Some fields were left out. The answer uses our usual figures for them:</p>
      <ul>
        {assumed.map(({ label, value }) => (
          <li key={label}>
            {label}: <span translate="no">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RelatedProps {
  readonly calculators: readonly Calculator[]
  readonly article: ListLink | null
}

/** Calculators that answer the next question, and what explains this one. */
function Related({ calculators, article }: RelatedProps) {
  if (calculators.length === 0) return null
  return (
    <section className="no-print mt-10" aria-labelledby="related-title">
      <h2 id="related-title">Next</h2>
      <ul className="mt-4 grid gap-4 tablet:grid-cols-2">
        {calculators.map(({ id, title, purpose }) => (
          <li key={id} className="card p-5">
            <a className="inline-block min-h-[24px] font-semibold" href={calculatorPath(id)}>
              {title}
            </a>
            <p className="mt-1 text-muted">{purpose}</p>
          </li>
        ))}
      </ul>
      {article === null ? null : (
        <p className="mt-4">
          <a href={article.href}>{article.label}</a>
        </p>
      )}
    </section>
  )
}
