import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { WrittenSectionPart } from '@/components/ui/written'
import { reportSections, reportWords } from './report-figure-words'
import { ReportLinkIsland } from './report-link-island.client'

/** How to tell us that a figure is wrong, without an account, and what has been corrected so far. */
export function ReportFigure({
  crumbs,
}: {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
}) {
  const { title, lede, send, steps, button } = reportWords
  return (
    <TextPage crumbs={crumbs} title={title} lede={lede}>
      <section className="prose mt-10" aria-labelledby="send">
        <h2 id="send">{send}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div>
          <Island name="report-link" of={ReportLinkIsland} props={{}} />
        </div>
        <p>{button}</p>
      </section>
      {reportSections.map((section) => (
        <WrittenSectionPart key={section.id} section={section} />
      ))}
    </TextPage>
  )
}
