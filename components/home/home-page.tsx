import { brand } from '@/lib/brand'
import { type ArticleCard, publishedOn } from '@/lib/domain/article'
import type { Campaign } from '@/lib/domain/campaign'
import type { BestProduct, CategoryOverview } from '@/lib/domain/category-overview'
import { formatDate } from '@/lib/domain/iso-date'
import { malaysianMoment } from '@/lib/domain/malaysian-moment'
import { formatRinggit } from '@/lib/domain/money'
import { routes } from '@/lib/routes'
import { BalanceDrawing, coinValue } from './balance-drawing'
import { CategoryCard } from './category-card'
import { compareLinks } from './compare-links'
import { listNames } from './list-names'
import { situationHref } from './situation-href'
import '@/styles/pages.css'

interface HomePageProps {
  readonly overviews: readonly CategoryOverview[]
  /** The product whose two sides the balance at the top shows, with the scenario; null: none has both. */
  readonly example: { readonly product: BestProduct; readonly scenarioText: string } | null
  /** The newest articles. */
  readonly articles: readonly ArticleCard[]
  /** The campaigns that run. */
  readonly campaigns: readonly Campaign[]
}

/** The home page: what the site does, what a visitor may compare, the lists, and the rules in brief. */
export function HomePage({ overviews, example, articles, campaigns }: HomePageProps) {
  return (
    <div className="wrap">
      <header className="grid items-center gap-10 pt-10 tablet:pt-16 desktop:grid-cols-[minmax(0,1fr)_400px] desktop:gap-16">
        <div>
          <h1 className="max-w-[18ch] tablet:text-48">{brand.tagline}</h1>
          <p className="mt-5 max-w-[56ch] text-18 text-muted">
            {`${brand.name} compares ${listNames} in Malaysia, for what you spend, save or borrow, each figure with its source and its date.`}
          </p>
          {overviews.some(({ sample }) => sample) ? (
            <p className="mt-5">
              <span className="pill">Sample catalogue, invented issuers</span>
            </p>
          ) : null}
        </div>
        {example === null ? null : <Example {...example} />}
      </header>
      <Picker />
      <Lists overviews={overviews} />
      <Running campaigns={campaigns} />
      <Newest articles={articles} />
      <RulesInBrief />
    </div>
  )
}

/** One real product on the balance, with both its figures in text. */
function Example({ product, scenarioText }: { readonly product: BestProduct; readonly scenarioText: string }) {
  const { balance } = product
  if (balance === null) return null
  return (
    <figure className="max-w-[400px]">
      <BalanceDrawing balance={balance} />
      <p className="mt-3 grid grid-cols-2 gap-4">
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

function Picker() {
  return (
    <section className="mt-12 tablet:mt-16" aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-28">
        What do you want to compare?
      </h2>
      <ul className="mt-5 grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {compareLinks.map((link) => (
          <li key={`${link.category.id} ${link.situation}`}>
            <a
              className="card flex min-h-[72px] items-center justify-between gap-4 px-5 py-3 text-ink no-underline hover:border-teal"
              href={situationHref(link.category, link.situation)}
            >
              <span>
                <b className="block font-semibold">{link.label}</b>
                <span className="text-14 text-muted">{link.category.title}</span>
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Arrow() {
  return (
    <svg className="shrink-0 text-teal" width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <path
        d="M4 10h12M11 5l5 5-5 5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function Lists({ overviews }: { readonly overviews: readonly CategoryOverview[] }) {
  const total = overviews.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="mt-14 tablet:mt-20" aria-labelledby="lists-title">
      <h2 id="lists-title" className="text-28">
        The lists
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        Today’s top pick, using typical figures. Open a list and put in your own. Figures that are out of date are never
        shown here.
      </p>
      <div className="mt-6 grid gap-5 tablet:grid-cols-2 wide:grid-cols-3">
        {overviews.map((overview) => (
          <CategoryCard key={overview.category.id} overview={overview} />
        ))}
        <div className="flex flex-col justify-center rounded-card bg-teal-tint p-6">
          <h3 className="text-22">Not sure which?</h3>
          <p className="mt-2 text-teal-dark">
            All {total} products stand on one page, by kind. Tick up to four of a kind and compare them side by side,
            with what you have now as a column of its own.
          </p>
          <p className="mt-5">
            <a className="btn" href={routes.products}>
              See all products
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

function Running({ campaigns }: Pick<HomePageProps, 'campaigns'>) {
  if (campaigns.length === 0) return null
  return (
    <section className="mt-14 tablet:mt-20" aria-labelledby="running-title">
      <h2 id="running-title" className="text-28">
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

function Newest({ articles }: Pick<HomePageProps, 'articles'>) {
  if (articles.length === 0) return null
  return (
    <section className="mt-14 tablet:mt-20" aria-labelledby="newest-title">
      <h2 id="newest-title" className="text-28">
        <a className="text-ink" href={routes.blog}>
          From the blog
        </a>
      </h2>
      <ul className="mt-6 grid gap-8 tablet:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <a className="font-semibold" href={routes.article(article.slug)}>
              {article.title}
            </a>
            <p className="mt-2 text-14 text-muted">{formatDate(publishedOn(article))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const rules = [
  {
    title: 'How we rank',
    text: 'By one figure that you can check, worked out for your own figures. Each row shows how it got its place.',
    href: routes.howWeRank,
    label: 'The rules in full',
  },
  {
    title: 'How we are paid',
    text: 'Some issuers pay us, some do not. Each row says which, and no order reads it.',
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
