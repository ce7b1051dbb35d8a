import { describe, expect, it } from 'vitest'
import { CatalogueError, printFinding } from '@/lib/server/catalogue/findings'
import { answerContent } from './answers'

const answer = (question: string, related = '[]') =>
  `---\ncategory: newsletter\nquestion: ${question}\nsummary: In short.\nupdatedOn: 2026-11-20\nrelated: ${related}\n---\n\nThe answer.\n`

function refusalOf(files: Parameters<typeof answerContent.read>[0]): readonly string[] {
  try {
    answerContent.read(files)
    return []
  } catch (error) {
    return error instanceof CatalogueError ? error.findings.map(printFinding) : [String(error)]
  }
}

describe('files that came from elsewhere', () => {
  it('are read in the order of the kind', () => {
    const read = answerContent.read([
      { path: 'x/one.md', text: answer('Why later?') },
      { path: 'x/two.md', text: answer('How first?') },
    ])
    expect(read.map(({ slug }) => slug)).toEqual(['two', 'one'])
  })

  it('may lead to an entry that is not among them', () => {
    expect(answerContent.read([{ path: 'x/one.md', text: answer('Why?', '[not-told]') }])).toMatchObject([
      { slug: 'one', related: ['not-told'] },
    ])
  })

  it.each([
    ['x/one.md', '<script>alert(1)</script>', /^x\/one\.md:\d+ .*HTML/],
    ['x/one.md', '[out](javascript:alert(1))', /^x\/one\.md:\d+ /],
    ['x/../../One.md', 'Text', /must have a name of lower-case words/],
  ])('are refused as a whole for one that cannot be read: %s %s', (path, text, reason) => {
    const good = { path: 'x/good.md', text: answer('Why?') }
    const [found = ''] = refusalOf([good, { path, text: `${answer('How?')}\n${text}\n` }])
    expect(found).toMatch(reason)
  })

  it('name the first of a thousand mistakes only', () => {
    const files = Array.from({ length: 1000 }, (_, at) => ({ path: `x/bad-${at}.md`, text: 'no fields' }))
    expect(refusalOf(files)).toHaveLength(20)
  })
})
