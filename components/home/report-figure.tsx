import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'
import { ReportLink } from './report-link.client'

/** How to tell us that a figure is wrong, without an account, and what has been corrected so far. */
export function ReportFigure({
  crumbs,
}: {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
}) {
  return (
    <TextPage
      crumbs={crumbs}
      title="Report a wrong figure"
      lede="Write to us. You need no account, and we use your address for nothing but the answer."
    >
      <section className="prose mt-10" aria-labelledby="send">
        <h2 id="send">What to send</h2>
        <ol>
          <li>The product, or the address of its page.</li>
          <li>The figure that is wrong, and what it should be.</li>
          <li>Where you saw that: a link, or the name and the date of a document.</li>
        </ol>
        <div>
          <Island name="report-link" of={ReportLink} props={{}} />
        </div>
        <p>
          The button opens your own mail program with these questions filled in. If none opens, write to{' '}
          {brand.supportEmail} from anywhere. Never send us a password, a card number or your MyKad number.
        </p>
      </section>
      <section className="prose mt-10" aria-labelledby="after">
        <h2 id="after">What happens then</h2>
        <p>
          We compare the figure with its source. If it is wrong we correct it, with the new source and the day, and the
          lists are calculated again. If we cannot tell, we mark it as{' '}
          <a href={`${routes.glossary}#not-published`}>not published</a>, so that nothing is ranked on it.
        </p>
      </section>
      <section className="prose mt-10" aria-labelledby="corrections">
        <h2 id="corrections">Corrections</h2>
        <p>
          Mistakes that we fixed are in our <a href={routes.corrections}>corrections</a>: the page, the old words, the
          new ones and the day. All that changes is under <a href={routes.whatChanged}>What changed</a>.
        </p>
      </section>
    </TextPage>
  )
}
