import { TextPage } from '@/components/ui/text-page'
import { signInPath } from '@/lib/account/sign-in-steps'
import { brand } from '@/lib/brand'
import type { CategoryCoverage, Coverage } from '@/lib/domain/list/coverage'
import { routes } from '@/lib/routing/routes'
import { CoverageLine, count, SampleNote } from './coverage-line'

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
  return (
    <TextPage
      crumbs={crumbs}
      title="What you can do here"
      lede={`What works on ${brand.name} today, on your own figures, without an account and without script.`}
    >
      <CoverageLine coverage={all} />
      <SampleNote coverage={all} />
      <section className="mt-10" aria-labelledby="compare">
        <h2 id="compare">Compare</h2>
        <ul className="mt-4 grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
          {byCategory.map(({ category, products }) => (
            <li key={category.id} className="card p-5">
              <a className="font-semibold" href={category.path}>
                {category.title}
              </a>
              <p className="mt-2 text-14 text-muted">{`${count(products)} products. ${category.lede}`}</p>
            </li>
          ))}
        </ul>
        <p className="prose mt-4">
          Put in what you spend, save or borrow, and each list is calculated again. Each row shows how it got its
          figure. Put up to four side by side, with what you have now as a column of its own:{' '}
          <a href={routes.compare}>compare</a>. Keep those you think about on your{' '}
          <a href={routes.shortlist}>shortlist</a>: it says what changed since you looked last.
        </p>
      </section>
      <Tools calculators={calculators} guides={guides} />
      <Members />
      <section className="prose mt-10" aria-labelledby="not-here">
        <h2 id="not-here">What is not here</h2>
        <p>
          <a href={routes.notCovered}>What we do not cover</a> says which kinds of product are still to come, what we
          leave out on purpose, and what no figure can tell.
        </p>
      </section>
    </TextPage>
  )
}

function Tools({ calculators, guides }: Pick<FeaturesPageProps, 'calculators' | 'guides'>) {
  return (
    <section className="prose mt-10" aria-labelledby="tools">
      <h2 id="tools">Calculate and read up</h2>
      <ul>
        <li>
          <a href={routes.financialHub}>Financial hub</a>: {calculators} calculators, the key rates of the country, and{' '}
          {guides} guides for what life brings.
        </li>
        <li>
          <a href={routes.financialAnalysis}>Financial analysis</a>: a few questions, and what matters most in your
          answers. They stay on your device.
        </li>
        <li>
          <a href={routes.blog}>Blog</a> and <a href={routes.support}>support centre</a>: longer explanations, and
          answers about the site itself.
        </li>
        <li>
          <a href={routes.glossary}>Glossary</a>: the words of contracts, in plain ones.
        </li>
        <li>
          <a href={routes.whatChanged}>What changed</a>: each change of a figure, as a feed too (
          <a href={routes.feed('rss')}>RSS</a>, <a href={routes.feed('json')}>JSON</a>).
        </li>
        <li>
          <a href="/api/docs">API</a>: the same lists and figures for programs.
        </li>
      </ul>
    </section>
  )
}

function Members() {
  return (
    <section className="prose mt-10" aria-labelledby="members">
      <h2 id="members">With an account</h2>
      <p>
        An account is free and needed for none of the above. With one you can keep what the financial analysis came to
        and see it over time, tell the site about yourself once, and choose what we may write to you about. In your
        settings you see where you are signed in, download everything that we keep of you, and close the account:{' '}
        <a href={signInPath(routes.features)}>sign in or join</a>.
      </p>
    </section>
  )
}
