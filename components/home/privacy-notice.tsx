import { TextPage } from '@/components/ui/text-page'
import { brand } from '@/lib/brand'
import { formatDate, isoDate } from '@/lib/domain/iso-date'

/** The day on which this notice last changed in substance. */
const since = isoDate('2026-11-22')

interface Kept {
  readonly what: string
  readonly why: string
  readonly howLong: string
}

interface PrivacyNoticeProps {
  /** Everything that is kept of a visitor outside of their device. */
  readonly kept: readonly Kept[]
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
}

/** What is kept about a visitor, why, for how long, and how to have it shown, corrected or deleted. */
export function PrivacyNotice({ kept, crumbs }: PrivacyNoticeProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="Privacy"
      lede="What we keep about you, why, for how long, and how to have it deleted. In one sentence: as little as we can."
    >
      <section className="prose mt-8" aria-labelledby="stays">
        <h2 id="stays">What stays on your device</h2>
        <ul>
          <li>
            Your age, your income and your other answers about yourself: we check rules in your browser. What you enter
            in your account settings is sent to us and kept with your account.
          </li>
          <li>
            Without script, a form with such answers is sent to us once to be worked out. We do not store it; the
            result’s address holds your answers encrypted and lapses after 30 minutes.
          </li>
          <li>
            What your browser keeps for us: your sign-in, the version of the site, your choice about analytics, and that
            you closed the survey; until you close the tab also what you told a form about yourself, your answers to the
            financial analysis, and the list that you came from; and, encrypted, for an hour what you typed to sign in
            or join and for a quarter of an hour what you typed in your account settings. No other site can read it.
          </li>
        </ul>
      </section>
      <KeptList kept={kept} />
      <Others />
      <Rights />
      <p className="mt-8 text-14 text-muted">{`This notice holds since ${formatDate(since)}.`}</p>
    </TextPage>
  )
}

function KeptList({ kept }: Pick<PrivacyNoticeProps, 'kept'>) {
  return (
    <section className="mt-10" aria-labelledby="kept">
      <h2 id="kept">What we keep</h2>
      <p className="mt-2 text-muted">Every hour we look for what is over and erase it.</p>
      <ul className="mt-4 grid gap-4 desktop:grid-cols-2">
        {kept.map(({ what, why, howLong }) => (
          <li key={what} className="card p-5">
            <b className="font-semibold">{what}</b>
            <p className="mt-2 text-muted">{why}</p>
            <p className="mt-2 text-14">{`How long: ${howLong}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others() {
  return (
    <section className="prose mt-10" aria-labelledby="others">
      <h2 id="others">Who else sees something</h2>
      <ul>
        <li>
          Visits are counted only if you allow it. The choice stands at the foot of every page, under Privacy choices; a
          browser that asks not to be tracked is never asked and never counted.
        </li>
        <li>
          The companies that send our mails and text messages see the address or number that a message goes to, and what
          it says.
        </li>
        <li>The chat, where it is open, is another company’s. Nothing of it is loaded before you open it.</li>
        <li>
          When you leave for a partner, the partner sees that you come from us, and nothing else. What you tell them is
          between you and them.
        </li>
        <li>We sell no data and buy none.</li>
      </ul>
    </section>
  )
}

function Rights() {
  return (
    <section className="prose mt-10" aria-labelledby="rights">
      <h2 id="rights">Your rights</h2>
      <p>
        Under the Personal Data Protection Act 2010 you may ask what we hold about you, have it corrected, and withdraw
        what you agreed to. We also delete it when you ask. With an account you do this yourself, in your account
        settings. Otherwise write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
      <p>{`Responsible: ${brand.company}, ${brand.address}.`}</p>
    </section>
  )
}
