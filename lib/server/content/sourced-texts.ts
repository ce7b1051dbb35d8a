import 'server-only'
import { articleContent } from './articles'
import { guideContent } from './guides'
import { partnerContent, partnerHubContent } from './partner-pages'

/** A text that names where its facts were read. */
export interface SourcedText {
  readonly sources: readonly { readonly url: string }[]
}

const kinds = [guideContent, articleContent, partnerContent, partnerHubContent]

/** Every guide, article and partner page below a content folder, drafts too; none of a kind whose files cannot be used. */
export function sourcedTexts(dir: string): readonly SourcedText[] {
  return kinds.flatMap(({ verify }): readonly SourcedText[] => {
    const content = verify(dir)
    return content.ok ? content.entries : []
  })
}
