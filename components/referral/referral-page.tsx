import { TextPage } from '@/components/ui/text-page'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { programmeWords } from '@/lib/domain/referral/programme-words'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'

interface ReferralPageProps {
  readonly crumbs: readonly NavLink[]
  /** null: none is open today. */
  readonly programme: ReferralProgramme | null
  /** The code of the link that led here; null without one. Whose it is, the page never says. */
  readonly invitation: ReferralCode | null
}

const title = 'Referral programme'

/** What an invitation is worth to both sides, for what, by when, and what it costs us. */
export function ReferralPage({ crumbs, programme, invitation }: ReferralPageProps) {
  const lede =
    programme === null
      ? 'Invite a friend and both of you get MX Points, while the programme is open.'
      : `Invite a friend: ${programmeWords(programme).headline} once they have used the site.`
  return (
    <TextPage crumbs={crumbs} title={title} lede={lede}>
      {programme?.isSample ? (
        <p className="mt-4">
          <span className="pill">Sample: points have no value</span>
        </p>
      ) : null}
      {invitation === null ? null : <Invited code={invitation} isOpen={programme !== null} />}
      {programme === null ? <Closed /> : <Rules programme={programme} isInvited={invitation !== null} />}
    </TextPage>
  )
}

/** Works by a plain form: the code goes into a sealed cookie and into no further address. */
function Invited({ code, isOpen }: { readonly code: ReferralCode; readonly isOpen: boolean }) {
  return (
    <section className="mt-8 rounded-card bg-teal-tint p-6" aria-labelledby="invited" data-invited="">
      <h2 id="invited">You are invited</h2>
      <p className="mt-3 max-w-[62ch]">
        {isOpen
          ? 'Open an account with this invitation. What counts after that, for you and for the friend who invited you, is below.'
          : 'The programme is not open today, so this invitation earns nothing. You can open an account all the same: it is free.'}
      </p>
      <form method="post" action={`${routes.signIn}/invited`} className="mt-4">
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="go" value="1" />
        <button type="submit" className="btn">
          Open an account
        </button>
      </form>
      <p className="mt-3 text-14">
        The code of the invitation is filled in for you when you join. You can take it out there. It stays on this
        device for 30 days, if you would rather look around first.
      </p>
    </section>
  )
}

function Closed() {
  return (
    <section className="mt-8 card p-6" aria-labelledby="closed">
      <h2 id="closed">The programme is not open today</h2>
      <p className="mt-3 max-w-[62ch]">
        No invitation earns anything until it is. What was promised before stays promised.
      </p>
      <Links />
    </section>
  )
}

function Rules({ programme, isInvited }: { readonly programme: ReferralProgramme; readonly isInvited: boolean }) {
  const { steps, facts, cost, days } = programmeWords(programme)
  return (
    <>
      <section className="mt-8" aria-labelledby="steps">
        <h2 id="steps">How it works</h2>
        <ol className="mt-4 grid gap-4 tablet:grid-cols-2">
          {steps.map((step, at) => (
            <li key={step.title} className="card p-5">
              <h3>{`${at + 1}. ${step.title}`}</h3>
              <p className="mt-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="mt-8 max-w-[68ch]" aria-labelledby="figures">
        <h2 id="figures">In figures</h2>
        <p className="mt-2">{days}</p>
        <dl className="mt-3 grid gap-x-6 gap-y-2 tablet:grid-cols-[max-content_1fr]">
          {facts.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="prose mt-8" aria-labelledby="honest">
        <h2 id="honest">What it costs, and what it changes</h2>
        <p>{cost}</p>
        <p>
          Taking part is free, and you may stop at any time. Nothing in a list changes: which products are listed, and
          in which order, never depends on points or on who invited whom.
        </p>
        <p>
          A friend who had an account before does not count, nor does a second account of your own. Every refusal has
          its reason beside it, and you can ask us to look again.
        </p>
      </section>
      <Links first={isInvited ? null : 'Get your link'} />
    </>
  )
}

function Links({ first = null }: { readonly first?: string | null }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {first === null ? null : (
        <li>
          <a className="btn" href={routes.referralDashboard}>
            {first}
          </a>
        </li>
      )}
      <li>
        <a className="btn quiet" href={routes.referralTerms}>
          Terms of the programme
        </a>
      </li>
      <li>
        <a className="btn quiet" href={routes.points}>
          MX Points
        </a>
      </li>
    </ul>
  )
}
