import { TextPage } from '@/components/ui/text-page'
import { brand } from '@/lib/brand'
import type { Coverage } from '@/lib/domain/list/coverage'
import { routes } from '@/lib/routing/routes'
import { CoverageLine, SampleNote } from './coverage-line'

interface AboutPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly coverage: Coverage
}

/** What the site is for, how it works, who runs it and how to reach them. */
export function AboutPage({ crumbs, coverage }: AboutPageProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="About us"
      lede={`${brand.name} is Malay for “to weigh”: what a money product costs you against what it earns you, in ringgit, for your own case.`}
    >
      <CoverageLine coverage={coverage} />
      <SampleNote coverage={coverage} />
      <Why />
      <How />
      <section className="prose mt-10" aria-labelledby="who">
        <h2 id="who">Who runs it</h2>
        <p>{`${brand.name} is run by ${brand.company}, ${brand.address}. We are no bank, insurer, broker or adviser: we decide no application, hold no money and sell no data.`}</p>
        <p>
          We live on what some providers pay us when somebody comes from here.{' '}
          <a href={routes.howWeArePaid}>How we are paid</a> counts them, and it never affects the ranking.
        </p>
      </section>
      <section className="prose mt-10" aria-labelledby="reach">
        <h2 id="reach">Reach us</h2>
        <ul>
          <li>
            A question: <a href={routes.support}>support centre</a>, <a href={routes.contactUs}>contact</a>, or{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </li>
          <li>
            A figure that differs from its source: <a href={routes.reportFigure}>report it</a>
          </li>
          <li>
            What binds us: <a href={routes.terms}>terms</a>, <a href={routes.privacy}>privacy</a> (
            <a href={routes.privacyMalay} hrefLang="ms" lang="ms">
              dalam Bahasa Malaysia
            </a>
            ), <a href={routes.platformAgreement}>platform agreement</a>
          </li>
        </ul>
      </section>
    </TextPage>
  )
}

function Why() {
  return (
    <section className="prose mt-10" aria-labelledby="why">
      <h2 id="why">Why it exists</h2>
      <p>
        Money products are advertised by their best figure: the highest rate, the lowest instalment, the biggest
        cashback. What you pay or earn depends on the others: the cap, the minimum, the fee after the first year, the
        month in which you settle early. We put them all into one sum, show the sum, and let you change what goes in.
      </p>
    </section>
  )
}

function How() {
  return (
    <section className="prose mt-10" aria-labelledby="how">
      <h2 id="how">How we work</h2>
      <ul>
        <li>
          Each figure names the document that it was read in and the day on which we compared the two. When the day is
          too long ago, the figure is marked and its product loses its rank.
        </li>
        <li>
          What a provider does not publish is shown as not published. It never counts as free.{' '}
          <a href={routes.notCovered}>What we do not cover</a>
        </li>
        <li>
          Each row shows how it got its place, down to the formula. <a href={routes.howWeRank}>How we rank</a>
        </li>
        <li>
          Every change of a figure is told, and so is what we had wrong: <a href={routes.whatChanged}>what changed</a>,{' '}
          <a href={routes.corrections}>corrections</a>
        </li>
        <li>You need no account and no phone number to see a result. Your income and your age stay on your device.</li>
      </ul>
    </section>
  )
}
