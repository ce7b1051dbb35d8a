import { TextPage } from '@/components/ui/text-page'
import { Sentence, WrittenSectionPart } from '@/components/ui/written'
import type { CategoryCoverage, Coverage } from '@/lib/domain/list/coverage'
import { CoverageLine, count, SampleNote } from './coverage-line'
import { featuresSections, featuresWords } from './features-words'

interface FeaturesPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly all: Coverage
  readonly byCategory: readonly CategoryCoverage[]
  /** How many calculators and guides there are. */
  readonly calculators: number
  readonly guides: number
}

/** What works today, with the way to each part. */
export function FeaturesPage({ crumbs, all, byCategory, calculators, guides }: FeaturesPageProps) {
  const { title, lede, compare, category: ofCategory, underCategories } = featuresWords
  return (
    <TextPage crumbs={crumbs} title={title} lede={lede}>
      <CoverageLine coverage={all} />
      <SampleNote coverage={all} />
      <section className="mt-10" aria-labelledby="compare">
        <h2 id="compare">{compare}</h2>
        <ul className="mt-4 grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
          {byCategory.map(({ category, products }) => (
            <li key={category.id} className="card p-5">
              <a className="font-semibold" href={category.path}>
                {category.title}
              </a>
              <p className="mt-2 text-14 text-muted">{ofCategory(count(products), category.lede)}</p>
            </li>
          ))}
        </ul>
        <p className="prose mt-4">
          <Sentence text={underCategories} />
        </p>
      </section>
      {featuresSections(calculators, guides).map((section) => (
        <WrittenSectionPart key={section.id} section={section} />
      ))}
    </TextPage>
  )
}
