import { CategoryDrawing } from '@/components/ui/category-drawing'
import { translateOf } from '@/components/ui/translate-of'
import { brand } from '@/lib/brand'
import type { ArticleCard } from '@/lib/domain/content/article'
import type { Campaign } from '@/lib/domain/content/campaign'
import type { KeyRate } from '@/lib/domain/country-rates/key-rates'
import type { BestProduct, CategoryOverview } from '@/lib/domain/list/category-overview'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { formatRinggit } from '@/lib/domain/values/money'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'
import { Ask, type AskedList } from './ask'
import { BalanceDrawing, coinValue } from './balance-drawing'
import { type CompareLink, compareLinks } from './compare-links'
import { situationHref } from './situation-href'
import { WorthReading } from './worth-reading'
import '@/styles/pages.css'

interface HomePageProps {
  readonly overviews: readonly CategoryOverview[]
  /** The lists that can be asked in a sentence, what most people look for first. */
  readonly asked: readonly AskedList[]
  /** The day that the page is made for. */
  readonly today: IsoDate
  /** The product whose two sides the balance at the top shows, with the scenario; null: none has both. */
  readonly example: { readonly product: BestProduct; readonly scenarioText: string } | null
  /** The newest articles. */
  readonly articles: readonly ArticleCard[]
  /** The rates of the country that people ask for most. */
  readonly rates: readonly KeyRate[]
  /** The campaigns that run. */
  readonly campaigns: readonly Campaign[]
}

/** Situations that stand with their drawing; the others are folded below them. */
const pickedFirst = 6

/** The home page: a sentence to fill in, what people come for, the best of each list, and the rules in brief. */
export function HomePage({ overviews, asked, today, example, articles, rates, campaigns }: HomePageProps) {
  return (
    <div className="wrap">
      <header className="grid gap-x-16 gap-y-5 pt-5 tablet:pt-8 desktop:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <h1 className="max-w-[18ch] text-[28px] tablet:max-w-none tablet:text-36 desktop:max-w-[18ch] desktop:text-48">
            {brand.tagline}
          </h1>
          <p className="mt-3 max-w-[56ch] text-muted">
            Every figure has its source and its date. Payments never change a ranking.{' '}
            <a className="whitespace-nowrap text-ink" href={routes.howWeArePaid}>
              How we are paid
            </a>
          </p>
          <div className="mt-5">
            <Ask lists={asked} today={today} />
          </div>
        </div>
        {example === null ? null : <Example {...example} />}
      </header>
      <Picker overviews={overviews} />
      <Best overviews={overviews} />
      <Running campaigns={campaigns} />
      <WorthReading articles={articles} rates={rates} />
      <RulesInBrief />
    </div>
  )
}

/** One real product on the balance, with both its figures in text. */
function Example({ product, scenarioText }: { readonly product: BestProduct; readonly scenarioText: string }) {
  const { balance } = product
  if (balance === null) return null
  return (
    <figure className="max-w-[360px] tablet:grid tablet:max-w-none tablet:grid-cols-[320px_minmax(0,340px)] tablet:gap-x-10 desktop:-mt-8 desktop:block desktop:max-w-[360px]">
      <div className="tablet:row-span-2">
        <BalanceDrawing balance={balance} />
      </div>
      <p className="mt-3 grid grid-cols-2 gap-4 tablet:self-end">
        <span className="text-14 text-muted">
          costs{' '}
          <b className="block text-22 text-clay" translate="no">
            {formatRinggit(balance.takes, 'whole')}
          </b>
        </span>
        <span className="text-right text-14 text-muted">
          earns{' '}
          <b className="block text-22 text-leaf" translate="no">
            {formatRinggit(balance.gives, 'whole')}
          </b>
        </span>
      </p>
      <figcaption className="mt-2 text-14 text-muted">
        <a className="text-ink" href={product.href}>
          {product.name}
        </a>{' '}
        in a year, for {scenarioText}. A coin is about{' '}
        <span translate="no">{`RM${coinValue(balance).toLocaleString('en-MY')}`}</span>.
      </figcaption>
    </figure>
  )
}

/** The first situation of each of the lists that people ask for most, the most common first. */
function firstOfEachList(): readonly CompareLink[] {
  const seen = new Set<string>()
  return compareLinks.filter(({ category: { id } }) => !seen.has(id) && seen.add(id)).slice(0, pickedFirst)
}

/** What people come for: six situations with the drawing of their list, and the rest of them folded. */
function Picker({ overviews }: Pick<HomePageProps, 'overviews'>) {
  const first = firstOfEachList()
  const more = compareLinks.filter((link) => !first.includes(link))
  const countOf = new Map(overviews.map(({ category, count }) => [category.id, count]))
  return (
    <section className="mt-12 tablet:mt-16" aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-22">
        Or start with what you need
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 tablet:grid-cols-3 wide:grid-cols-6">
        {first.map(({ label, category, situation }) => (
          <li key={category.id}>
            <a
              className="card flex h-full flex-col p-4 text-ink no-underline hover:border-teal"
              href={situationHref(category, situation)}
            >
              <CategoryDrawing id={category.id} />
              <b className="mt-auto pt-3 leading-[1.3]">{label}</b>
              <span className="mt-1 text-14 text-muted">
                {counted(countOf.get(category.id) ?? 0, category.singular, category.plural)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <details className="mt-4">
        <summary className="inline-flex min-h-[44px] cursor-pointer items-center font-semibold">
          {`More reasons to compare (${more.length})`}
        </summary>
        <ul className="picks mt-3 grid gap-2 tablet:grid-cols-3 wide:grid-cols-4">
          {more.map(({ label, category, situation }) => (
            <li key={`${category.id} ${situation}`}>
              <a
                className="relative flex min-h-[44px] items-center pl-[42px] text-ink no-underline hover:underline"
                href={situationHref(category, situation)}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** The product that ranks first on each list, with its figure and what that is for. */
function Best({ overviews }: Pick<HomePageProps, 'overviews'>) {
  const total = overviews.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="mt-12 tablet:mt-16" aria-labelledby="lists-title" data-below="">
      <h2 id="lists-title" className="text-22">
        Today’s best
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        For typical figures. Open a list and put in your own.{' '}
        {overviews.some(({ sample }) => sample) ? (
          <span className="pill">Sample catalogue, invented issuers</span>
        ) : null}
      </p>
      <ul className="best mt-5">
        {overviews.map((overview) => (
          <BestOfList key={overview.category.id} overview={overview} />
        ))}
      </ul>
      <p className="mt-5">
        <a className="btn quiet" href={routes.products}>{`See all ${total} products`}</a>
      </p>
    </section>
  )
}

function BestOfList({
  overview: { category, best, figureName, scenarioText },
}: {
  readonly overview: CategoryOverview
}) {
  const [first] = best
  return (
    <li>
      <h3 className="text-14">
        <a className="inline-flex min-h-[44px] items-center font-semibold text-teal-dark" href={category.path}>
          {category.title}
        </a>
      </h3>
      {first === undefined ? (
        <p className="text-14 text-muted">Every figure here is due for a new check, so none is ranked today.</p>
      ) : (
        <>
          <p className="best-figure font-bold tracking-[-0.03em]" translate={translateOf(first.figure)}>
            {first.figure}
          </p>
          <p className="best-name font-semibold">
            <a className="inline-flex min-h-[44px] items-center text-ink" href={first.href}>
              {first.name}
            </a>
          </p>
          <p className="text-14 text-muted">{`${figureName}, for ${scenarioText}`}</p>
        </>
      )}
    </li>
  )
}

function Running({ campaigns }: Pick<HomePageProps, 'campaigns'>) {
  if (campaigns.length === 0) return null
  return (
    <section className="mt-14 tablet:mt-20" aria-labelledby="running-title">
      <h2 id="running-title" className="text-22">
        <a className="text-ink" href={routes.campaign}>
          Running now
        </a>
      </h2>
      <ul className="mt-6 grid gap-8 tablet:grid-cols-3">
        {campaigns.map(({ slug, title, endsAt }) => (
          <li key={slug}>
            <a className="font-semibold" href={routes.campaignPage(slug)}>
              {title}
            </a>
            {endsAt === null ? null : <p className="mt-2 text-14 text-muted">Ends {malaysianMoment(endsAt)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const rules = [
  {
    title: 'How we rank',
    text: 'By one figure that you can check, calculated for your own figures. Each row shows how it got its place.',
    href: routes.howWeRank,
    label: 'The rules in full',
  },
  {
    title: 'How we are paid',
    text: 'Some issuers pay us, some do not. Every product says which. It never affects the ranking.',
    href: routes.howWeArePaid,
    label: 'Who pays us, and when',
  },
  {
    title: 'What we ask of you',
    text: 'No name, e-mail or phone number to see a result. Your income and age stay on your device.',
    href: routes.glossary,
    label: 'Glossary',
  },
] as const

function RulesInBrief() {
  return (
    <section
      className="mt-14 grid gap-8 border-t border-line pt-10 tablet:mt-20 tablet:grid-cols-3"
      aria-label="Our rules"
    >
      {rules.map((rule) => (
        <div key={rule.href}>
          <h2>{rule.title}</h2>
          <p className="mt-2 max-w-[44ch] text-muted">{rule.text}</p>
          <p className="mt-2">
            <a className="inline-flex min-h-[44px] items-center font-semibold" href={rule.href}>
              {rule.label}
            </a>
          </p>
        </div>
      ))}
    </section>
  )
}
