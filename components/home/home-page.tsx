import { brand } from '@/lib/brand'
import { type ArticleCard, publishedOn } from '@/lib/domain/content/article'
import type { Campaign } from '@/lib/domain/content/campaign'
import type { BestProduct, CategoryOverview } from '@/lib/domain/list/category-overview'
import { formatDate } from '@/lib/domain/values/iso-date'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { formatRinggit } from '@/lib/domain/values/money'
import { routes } from '@/lib/routing/routes'
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
      <header className="grid gap-x-16 gap-y-4 pt-5 tablet:pt-8 desktop:grid-cols-[minmax(0,1fr)_360px]">
        <h1 className="max-w-[18ch] text-[26px] tablet:max-w-none tablet:text-36 desktop:max-w-[18ch] desktop:self-end desktop:text-48">
          {brand.tagline}
        </h1>
        <Picker />
        <div className="mt-4 desktop:col-start-1 desktop:row-start-2 desktop:mt-0">
          <p className="max-w-[56ch] text-18 text-muted">
            {`${brand.name} compares ${listNames} in Malaysia, for what you spend, save or borrow, each figure with its source and its date.`}
          </p>
          {overviews.some(({ sample }) => sample) ? (
            <p className="mt-4">
              <span className="pill">Sample catalogue, invented issuers</span>
            </p>
          ) : null}
        </div>
        {example === null ? null : <Example {...example} />}
      </header>
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
    <figure className="mt-4 max-w-[360px] desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:mt-0">
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

/** What people come to compare. It fits the first screen: on a phone in two columns, each with the drawing of its list. */
function Picker() {
  return (
    <section className="desktop:col-span-2 desktop:row-start-3 desktop:mt-2" aria-labelledby="compare-title">
      <h2 id="compare-title" className="text-18 tablet:text-28">
        What do you want to compare?
      </h2>
      <ul className="picks mt-2 grid grid-cols-2 gap-1.5 tablet:mt-4 tablet:grid-cols-3 tablet:gap-3 wide:grid-cols-4">
        {compareLinks.map((link) => (
          <li key={`${link.category.id} ${link.situation}`}>
            <a
              className="card relative flex h-full min-h-[52px] flex-col justify-center py-1 pr-2 pl-[42px] text-14 leading-[1.3] text-ink no-underline hover:border-teal tablet:min-h-[68px] tablet:py-2 tablet:pr-4"
              href={situationHref(link.category, link.situation)}
            >
              <b className="font-semibold leading-[1.3] tablet:text-16">{link.label}</b>
              <span className="text-muted max-tablet:sr-only">{link.category.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
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
        Today’s top pick, using typical figures. Open a list and put in your own. Products whose own figures are out of
        date are left out.
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
    text: 'By one figure that you can check, calculated for your own figures. Each row shows how it got its place.',
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
