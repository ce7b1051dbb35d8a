import { copyContent } from './content-copy'

/** What {@link providerContent} has beside the frozen content, by address, with the words of its heading. */
export const onlyTheProviders = {
  '/blog/deposits-by-post': 'Deposits by post, and why not',
  '/blog/another-by-post': 'Another one by post',
  '/support/newsletter/may-pigeons-carry-it': 'May pigeons carry the newsletter?',
  '/campaign/a-week-of-stamps': 'A week of stamps',
} as const

/** A copy of the frozen content with an article or two, an answer and a campaign that the site itself does not have. */
export function providerContent(): { readonly path: string; readonly remove: () => void } {
  const content = copyContent()
  const article = content.read('blog/scams-and-how-to-check.md')
  const titled = (title: string) => article.replace(/^title: .*$/m, `title: "${title}"`)
  content.write('blog/deposits-by-post.md', titled(onlyTheProviders['/blog/deposits-by-post']))
  content.write('blog/another-by-post.md', titled(onlyTheProviders['/blog/another-by-post']))
  const answer = content.read('support/unsubscribe.md')
  content.write(
    'support/may-pigeons-carry-it.md',
    answer.replace(/^question: .*$/m, `question: '${onlyTheProviders['/support/newsletter/may-pigeons-carry-it']}'`),
  )
  const campaign = content.read('campaigns/year-end-deposits.md')
  content.write(
    'campaigns/a-week-of-stamps.md',
    campaign.replace(/^title: .*$/m, `title: ${onlyTheProviders['/campaign/a-week-of-stamps']}`),
  )
  return content
}
