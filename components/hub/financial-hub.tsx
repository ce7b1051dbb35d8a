import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { type Calculator, calculatorGroups } from '@/lib/domain/calculator-pages/calculator'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import type { Guide } from '@/lib/domain/content/guide'
import type { KeyRate } from '@/lib/domain/country-rates/key-rates'
import { routes } from '@/lib/routing/routes'
import { KeyRates } from './key-rates'
import '@/styles/hub.css'

interface FinancialHubProps {
  readonly title: string
  readonly lede: string
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly calculators: readonly Calculator[]
  readonly rates: readonly KeyRate[]
  readonly guides: readonly Guide[]
}

/** The way in to everything that helps with money beside the lists: the check, calculators, rates, guides and words. */
export function FinancialHub({ title, lede, crumbs, calculators, rates, guides }: FinancialHubProps) {
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={title} />
      <h1 className="mt-2">{title}</h1>
      <p className="mt-2 max-w-[62ch] text-18 text-muted">{lede}</p>
      <nav aria-label="Parts of the hub" className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a className="chip min-h-[44px]" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <a className="chip min-h-[44px]" href={routes.glossary}>
              Glossary
            </a>
          </li>
        </ul>
      </nav>
      <Analysis />
      <Calculators calculators={calculators} />
      <KeyRates rates={rates} />
      <Guides guides={guides} />
    </div>
  )
}

const parts = [
  { id: 'calculators', label: 'Calculators' },
  { id: 'key-rates', label: 'Key rates' },
  { id: 'guides', label: 'Guides' },
] as const

function Analysis() {
  return (
    <section className="card mt-8 p-6 desktop:p-8" aria-labelledby="analysis">
      <h2 id="analysis">Check your own money</h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        A few questions on income, debts, savings and cover. Skip what you do not know. You see where you stand, how
        each figure is calculated and what to look at next.
      </p>
      <p className="mt-4">
        <a className="btn" href={routes.financialAnalysis}>
          Start the financial analysis
        </a>
      </p>
    </section>
  )
}

function Calculators({ calculators }: Pick<FinancialHubProps, 'calculators'>) {
  const groups = Object.entries(calculatorGroups)
    .map(([id, name]) => ({ id, name, members: calculators.filter(({ group }) => group === id) }))
    .filter(({ members }) => members.length > 0)
  return (
    <section className="mt-12" aria-labelledby="calculators">
      <h2 id="calculators">Calculators</h2>
      {groups.map(({ id, name, members }) => (
        <div key={id} className="mt-6">
          <h3>{name}</h3>
          <ul className="mt-3 grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
            {members.map((calculator) => (
              <li key={calculator.id} className="card p-5">
                <a className="inline-block min-h-[24px] font-semibold" href={calculatorPath(calculator.id)}>
                  {calculator.title}
                </a>
                <p className="mt-1 text-muted">{calculator.purpose}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Guides({ guides }: Pick<FinancialHubProps, 'guides'>) {
  return (
    <section className="mt-12" aria-labelledby="guides">
      <h2 id="guides">Guides</h2>
      <ul className="mt-4 grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {guides.map(({ slug, event, summary }) => (
          <li key={slug} className="card p-5">
            <a className="inline-block min-h-[24px] font-semibold" href={routes.guide(slug)}>
              {event}
            </a>
            <p className="mt-1 text-muted">{summary}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted">
        Words to know, each in a sentence or two: <a href={routes.glossary}>the glossary</a>.
      </p>
    </section>
  )
}
