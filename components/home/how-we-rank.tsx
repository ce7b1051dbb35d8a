import { TextPage } from '@/components/ui/text-page'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { shelfLifeDays } from '@/lib/domain/figures/figure'
import { defaultState, mostWeight, weightedSorts } from '@/lib/domain/list/list-query'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'

interface HowWeRankProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly today: IsoDate
}

/** The rules of every order. What can be read from the code is printed from it, so that the page cannot say otherwise. */
export function HowWeRank({ crumbs, today }: HowWeRankProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="How we rank"
      lede="Every list is put in order by one figure that you can check. You choose which, and for what case."
    >
      <OneFigure />
      <FirstOrders today={today} />
      <ForEverybody />
      <Reliability />
      <OwnMix />
      <NeverCounts />
    </TextPage>
  )
}

function OneFigure() {
  return (
    <section className="prose mt-10" aria-labelledby="one-figure">
      <h2 id="one-figure">One figure, for you</h2>
      <p>
        A list starts from <a href={`${routes.glossary}#your-case`}>typical figures</a>. We calculate the figure of the
        chosen order for each product and put the best first. Change the amount, the term, what you spend or what you do
        each month, and the order is calculated again.
      </p>
      <ul>
        <li>Filters and situations decide what is shown. They never change a figure.</li>
        <li>Islamic and conventional products are in one order: the calculation is the same.</li>
        <li>
          The figure that heads a row is the one that the list is ordered by. Equal figures share a place, such as
          “10th=”. Among them the list’s first order decides, as named below; then the product whose oldest source we
          checked most recently is first; then the name, from A to Z.
        </li>
        <li>
          Each row shows how it got its place: what went in, the formula, the result, and how it compares with the rows
          above and below.
        </li>
      </ul>
    </section>
  )
}

function ForEverybody() {
  return (
    <section className="prose mt-10" aria-labelledby="for-everybody">
      <h2 id="for-everybody">Products open to everyone come first</h2>
      <p>
        Some products are only for some people, such as government staff, students, seniors, children, members of a
        co-operative or those who have a guarantor. Some loans may only be used for one thing, such as tuition, medical
        bills or renovation. Their rows begin with it: “Seniors only”.
      </p>
      <p>
        As long as we do not know whether such a product is for you, it is ranked below all products that are for
        everybody, in the same order as they are. So it never leads a list, a page above the lists or the home page.
        Choose a filter or a situation that says it is for you, such as “Government staff”, and it is ranked among the
        others by its figure alone. A product that asks two things of you needs both.
      </p>
    </section>
  )
}

function FirstOrders({ today }: { readonly today: IsoDate }) {
  return (
    <section className="mt-10" aria-labelledby="first-orders">
      <h2 id="first-orders">What each list starts with</h2>
      <dl className="mt-4 border-t border-line">
        {categoryList.map((category) => (
          <FirstOrder key={category.id} category={category} today={today} />
        ))}
      </dl>
    </section>
  )
}

function FirstOrder({ category, today }: { readonly category: Category; readonly today: IsoDate }) {
  const { sort, scenario } = defaultState(category, today)
  const first = category.sorts.find(({ id }) => id === sort)
  const others = category.sorts.filter(({ id }) => id !== sort).map(({ label }) => label.toLowerCase())
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-4 tablet:grid-cols-[260px_minmax(0,1fr)]">
      <dt className="font-semibold">
        <a href={category.path}>{category.title}</a>
      </dt>
      <dd className="max-w-[68ch]">
        <b>{first?.label}.</b> {first?.basis(scenario).replace(/\.?$/, '.')}
        <small className="mt-1 block text-14 text-muted">Other orders: {others.join(', ')}.</small>
      </dd>
    </div>
  )
}

function Reliability() {
  return (
    <section className="prose mt-10" aria-labelledby="reliability">
      <h2 id="reliability">Only figures that can be trusted</h2>
      <p>
        Each figure names its source and the day on which we last compared it with that source. It keeps for so long:
      </p>
      <ul>
        <li>rates: {shelfLifeDays.rate} days</li>
        <li>fees: {shelfLifeDays.fee} days</li>
        <li>rules, such as a minimum deposit or an income: {shelfLifeDays.rule} days</li>
      </ul>
      <p>
        After that it is marked as out of date. A product whose ranked figure rests on it stays on the list, without a
        rank, below all that have one. Last are the products whose figure is{' '}
        <a href={`${routes.glossary}#not-published`}>not published</a>. A missing figure never helps a product.
      </p>
      <p>
        Rates of the country, such as the reference rate of home loans, are the same for every product. They keep for 60
        days where Bank Negara Malaysia may change them at a meeting, else for {shelfLifeDays.rule}. After that each
        figure that uses one is marked, but the ranking does not change.
      </p>
      <p>
        Offers that have ended are no longer ranked, from midnight in Malaysia: the product is ranked by what it pays
        without the offer, or comes last with the day on which the offer ended.
      </p>
      <p>
        A list leaves out only what you could not use, such as a data plan that does not cover the country you are going
        to, and says so above its rows. <a href={routes.notCovered}>What we do not cover</a> counts what the lists hold
        and names what is in none of them.
      </p>
    </section>
  )
}

function OwnMix() {
  return (
    <section className="mt-10" aria-labelledby="own-mix">
      <div className="prose">
        <h2 id="own-mix">Your own mix</h2>
        <p>
          Where more than one thing matters, choose “My own weights” and give each a weight from 0 to {mostWeight}. For
          each thing, the best product of the whole list gets 100 points, the worst 0, and the others what lies between.
          Your mix is the mean of those points by your weights. A product with an out-of-date or missing figure in
          anything that you give a weight is not ranked. The weights start like this:
        </p>
      </div>
      <div className="mt-4 grid gap-5 tablet:grid-cols-2 wide:grid-cols-3">
        {categoryList.map((category) => (
          <div key={category.id} className="card p-5">
            <h3>{category.title}</h3>
            <ul className="mt-2 text-[15px]">
              {weightedSorts(category).map((sort) => (
                <li key={sort.id} className="flex justify-between gap-4 py-1">
                  {sort.weightLabel} <b translate="no">{sort.defaultWeight}</b>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function NeverCounts() {
  return (
    <section className="prose mt-10" aria-labelledby="never-counts">
      <h2 id="never-counts">What never counts</h2>
      <p>
        <a href={routes.howWeArePaid}>How we are paid</a> never affects a ranking, your own mix included. Neither do
        sign-up gifts, how well known an issuer is, or how often a product is chosen. Nobody can buy a place.
      </p>
      <p>
        We compare; we do not advise. The best on a figure need not be the best for you. Found something wrong?{' '}
        <a href={routes.reportFigure}>Report a figure</a>.
      </p>
    </section>
  )
}
