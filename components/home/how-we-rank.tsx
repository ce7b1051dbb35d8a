import { TextPage } from '@/components/ui/text-page'
import { WrittenSectionPart } from '@/components/ui/written'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { filterBadges, hasIncomeBadge } from '@/lib/domain/list/badges'
import { defaultState, weightedSorts } from '@/lib/domain/list/list-query'
import { listWords } from '@/lib/domain/list/list-words'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { badgeRules, forEverybody, neverCounts, oneFigure, rankWords, reliability } from './how-we-rank-words'

interface HowWeRankProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly today: IsoDate
}

/** The rules of every order. What can be read from the code is printed from it, so that the page cannot say otherwise. */
export function HowWeRank({ crumbs, today }: HowWeRankProps) {
  return (
    <TextPage crumbs={crumbs} title={rankWords.title} lede={rankWords.lede}>
      <WrittenSectionPart section={oneFigure} />
      <FirstOrders today={today} />
      <WrittenSectionPart section={badgeRules} />
      <WrittenSectionPart section={forEverybody} />
      <WrittenSectionPart section={reliability} />
      <OwnMix />
      <WrittenSectionPart section={neverCounts} />
    </TextPage>
  )
}

function FirstOrders({ today }: { readonly today: IsoDate }) {
  return (
    <section className="mt-10" aria-labelledby="first-orders">
      <h2 id="first-orders">{rankWords.firstOrders}</h2>
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
  const badges = [
    ...filterBadges(category).map(({ label }) => label),
    ...(hasIncomeBadge(category) ? [listWords.badges.income] : []),
  ]
  const others = category.sorts.filter(({ id }) => id !== sort).map(({ label }) => label.toLowerCase())
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-4 tablet:grid-cols-[260px_minmax(0,1fr)]">
      <dt className="font-semibold">
        <a href={category.path}>{category.title}</a>
      </dt>
      <dd className="max-w-[68ch]">
        <b>{first?.label}.</b> {first?.basis(scenario).replace(/\.?$/, '.')}
        <small className="mt-1 block text-14 text-muted">
          {rankWords.otherOrders(others.join(', '))}
          {badges.length === 0 ? null : rankWords.badges(badges)}
        </small>
      </dd>
    </div>
  )
}

function OwnMix() {
  return (
    <section className="mt-10" aria-labelledby="own-mix">
      <div className="prose">
        <h2 id="own-mix">{rankWords.ownMix}</h2>
        <p>{rankWords.ownMixText}</p>
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
