import { TextPage } from '@/components/ui/text-page'
import { WrittenSectionPart } from '@/components/ui/written'
import type { Coverage } from '@/lib/domain/list/coverage'
import { aboutSections, aboutWords } from './about-words'
import { CoverageLine, SampleNote } from './coverage-line'

interface AboutPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly coverage: Coverage
}

/** What the site is for, how it works, who runs it and how to reach them. */
export function AboutPage({ crumbs, coverage }: AboutPageProps) {
  return (
    <TextPage crumbs={crumbs} title={aboutWords.title} lede={aboutWords.lede}>
      <CoverageLine coverage={coverage} />
      <SampleNote coverage={coverage} />
      {aboutSections.map((section) => (
        <WrittenSectionPart key={section.id} section={section} />
      ))}
    </TextPage>
  )
}
