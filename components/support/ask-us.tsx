import { routes } from '@/lib/routing/routes'

/** The way to a person, at the foot of the support centre’s pages. */
export function AskUs() {
  return (
    <section className="mt-10 rounded-card bg-teal-tint p-6" aria-labelledby="ask-us">
      <h2 id="ask-us">Not answered?</h2>
      <p className="mt-3 max-w-[62ch] text-teal-dark">
        Write to us. You get a reference number right away, and an answer by mail.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a className="btn quiet" href={routes.contactUs}>
          Contact us
        </a>
        <a className="btn quiet" href={routes.reportFigure}>
          Report a wrong figure
        </a>
      </p>
    </section>
  )
}
