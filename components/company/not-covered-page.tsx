import { TextPage } from '@/components/ui/text-page'
import type { CategoryCoverage, Coverage } from '@/lib/domain/list/coverage'
import { formatDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { CoverageLine, count, SampleNote } from './coverage-line'

interface NotCoveredPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly all: Coverage
  readonly byCategory: readonly CategoryCoverage[]
}

/** What is listed, what is not, and what no figure here can tell. */
export function NotCoveredPage({ crumbs, all, byCategory }: NotCoveredPageProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="What we do not cover"
      lede="A comparison is only as good as what is in it. This is what our lists hold today, what they leave out, and what no figure here can tell you."
    >
      <CoverageLine coverage={all} />
      <SampleNote coverage={all} />
      <Holds byCategory={byCategory} />
      <Outside />
      <Untold />
    </TextPage>
  )
}

function Holds({ byCategory }: Pick<NotCoveredPageProps, 'byCategory'>) {
  return (
    <section className="mt-10" aria-labelledby="holds">
      <h2 id="holds">What the lists hold</h2>
      <p className="prose mt-3">
        A list is never the whole market. “Not published” counts figures that we looked for and that the provider does
        not publish: they are shown as missing, and never count as free.
      </p>
      <ul className="mt-4 border-t border-line">
        {byCategory.map(({ category, products, issuers, sourced, missing, newestCheck }) => (
          <li
            key={category.id}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 tablet:grid-cols-[260px_minmax(0,1fr)]"
          >
            <a className="font-semibold" href={category.path}>
              {category.title}
            </a>
            <span>
              {`${count(products)} products of ${count(issuers)} providers, ${count(sourced)} figures with their source, ${count(missing)} not published.`}
              {newestCheck === null ? null : ` Newest check ${formatDate(newestCheck)}.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Outside() {
  return (
    <section className="prose mt-10" aria-labelledby="outside">
      <h2 id="outside">Left out on purpose</h2>
      <ul>
        <li>
          <b>Shares, funds and digital assets.</b> What they earn is not a figure that anybody can publish in advance,
          so there is no list that ranks them.
        </li>
        <li>
          <b>Products for companies.</b> Our sums are made for a person or a household.
        </li>
        <li>
          <b>Offers made to one person only</b>, such as a rate in a letter or at the counter. Put one beside the others
          with “what you have now” on the <a href={routes.compare}>comparison</a>.
        </li>
        <li>
          <b>Gifts for signing up.</b> They are no part of any order. <a href={routes.howWeRank}>How we rank</a>
        </li>
        <li>
          <b>Advice.</b> We do not know all of your circumstances, and do not say what you should take.
        </li>
      </ul>
    </section>
  )
}

function Untold() {
  return (
    <section className="prose mt-10" aria-labelledby="untold">
      <h2 id="untold">What no figure here tells you</h2>
      <ul>
        <li>Whether a provider will accept you. It decides by rules of its own, which need not all be published.</li>
        <li>
          How well you will be served: how fast a claim is paid, how long a call takes, how good an app is. We have no
          measure of it that we could show a source for.
        </li>
        <li>What will change. A figure was right on the day shown beside it; ask the provider before you sign.</li>
        <li>What your own taxes are, unless a page says that they are in the sum.</li>
      </ul>
      <p>
        Is something wrong or missing that should be here? <a href={routes.reportFigure}>Report it</a>. Mistakes that we
        fixed are under <a href={routes.corrections}>corrections</a>.
      </p>
    </section>
  )
}
