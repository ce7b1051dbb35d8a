import { TextPage } from '@/components/ui/text-page'
import { brand } from '@/lib/brand'
import { formatDate, isoDate } from '@/lib/domain/iso-date'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { routes } from '@/lib/routes'

interface TermsProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
}

/** What visitors and members agree to. Members' consents name the version: a change of substance needs a new one. */
export function Terms({ crumbs }: TermsProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="Terms and conditions"
      lede="What you can expect of us, what we expect of you, and what lies between you and a provider alone."
    >
      <Site />
      <Account />
      <Liability />
      <p className="mt-8 text-14 text-muted">
        {`Version of ${formatDate(isoDate(memberTexts.terms.version))}. These terms have not been reviewed by a lawyer yet.`}
      </p>
    </TextPage>
  )
}

function Site() {
  return (
    <>
      <section className="prose mt-8" aria-labelledby="comparing">
        <h2 id="comparing">Comparing</h2>
        <p>
          {`${brand.name} compares products and works out what they cost by the figures that you enter. Each figure has its source and the
          day on which we checked it. A provider may change it at any time, so check it there before you sign. The products shown today are
          samples from invented issuers.`}
        </p>
        <p>
          What we show is information, not advice: we do not know all of your circumstances.{' '}
          <a href={routes.howWeRank}>How we rank</a> says how each order comes about, and{' '}
          <a href={routes.howWeArePaid}>how we are paid</a> says who pays us. You pay nothing.
        </p>
      </section>
      <section className="prose mt-8" aria-labelledby="applying">
        <h2 id="applying">Applying at a provider</h2>
        <p>
          Apply leads to the provider’s own site. What you sign there is between you and the provider, on the provider’s
          terms. We decide no application and see none.
        </p>
      </section>
      <section className="prose mt-8" aria-labelledby="fair-use">
        <h2 id="fair-use">Fair use</h2>
        <p>
          You may use the site for yourself, link to it and quote it. Do not disturb it, try to get into what is not
          yours, or copy its catalogue in bulk without our consent.
        </p>
      </section>
    </>
  )
}

function Account() {
  return (
    <section className="prose mt-8" aria-labelledby="account">
      <h2 id="account">Your account</h2>
      <ul>
        <li>
          An account is free, and nobody needs one to compare. It is for one person, under that person’s own name.
        </li>
        <li>Keep your password and your codes to yourself. Nobody of us will ever ask you for them.</li>
        <li>
          We write to you about your account itself: codes, changes, its end. Offers come only if you allow them, and
          you can stop them in your settings.
        </li>
        <li>
          You can close the account at any time. We may suspend one that is used to cheat or to harm others, and say why
          when its owner asks.
        </li>
        <li>
          When these terms change in substance we ask for your consent again. <a href={routes.privacy}>Privacy</a> says
          what we keep, why and for how long.
        </li>
      </ul>
    </section>
  )
}

function Liability() {
  return (
    <section className="prose mt-8" aria-labelledby="liability">
      <h2 id="liability">When something is wrong</h2>
      <p>
        We answer for what we do with intent or gross negligence, and wherever the law does not let us do otherwise. For
        a figure that a provider changed after we checked it, the provider’s own word holds.{' '}
        <a href={routes.reportFigure}>Report a wrong figure</a>, or write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. Malaysian law applies, and your rights as a
        consumer stay as they are.
      </p>
      <p>{`Responsible: ${brand.company}, ${brand.address}.`}</p>
    </section>
  )
}
