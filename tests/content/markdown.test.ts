import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProseText } from '@/components/ui/prose-text'
import { embedKey, proseEmbeds, proseHeadings, proseText } from '@/lib/domain/content/prose'
import { readProse } from '@/lib/server/content/markdown/read-prose'

/** A text as a page draws it. What it reads from the catalogue stands as its key. */
function drawn(markdown: string): string {
  const { prose, problems } = readProse(markdown)
  expect(problems).toEqual([])
  return renderToStaticMarkup(createElement(ProseText, { text: prose, drawEmbed: embedKey }))
}

const refused = (markdown: string) => readProse(markdown).problems.map(({ line, reason }) => `${line} ${reason}`)

describe('a text in Markdown', () => {
  it('becomes headings with anchors, paragraphs, lists, quotes, links and emphasis', () => {
    expect(
      drawn(
        '## What it costs\n\nA *flat* rate\nis **not** `x`. [More](/glossary)\n\n- one\n- two\n\n1. first\n\n> said',
      ),
    ).toBe(
      '<h2 id="what-it-costs">What it costs</h2><p>A <em>flat</em> rate is <strong>not</strong> <code>x</code>. ' +
        '<a href="/glossary">More</a></p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>' +
        '<blockquote><p>said</p></blockquote>',
    )
  })

  it('becomes a table whose columns stand as they are marked, and whose figures no translator may change', () => {
    const table = drawn('| Tier | Rate |\n| :-- | --: |\n| RM1,000 | **2%** |\n| above RM9 | none |')
    expect(table).toContain('<th scope="col">Tier</th><th scope="col" class="text-right">Rate</th>')
    expect(table).toContain(
      '<td translate="no">RM1,000</td><td class="text-right" translate="no"><strong>2%</strong></td>',
    )
    expect(table).toContain('<td>above RM9</td><td class="text-right">none</td>')
  })

  it('gives two headings of the same words anchors of their own', () => {
    expect(proseHeadings(readProse('## Why\n\n## Why').prose)).toEqual([
      { id: 'why', text: 'Why' },
      { id: 'why-2', text: 'Why' },
    ])
  })

  it('reads figures, products, lists and calculators from the catalogue by name', () => {
    const { prose, problems } = readProse(
      'It pays :figure{category=fixed-deposit slug=a-deposit figure=rate} today.\n\n' +
        '::product{category=credit-card slug=a-card}\n\n::top{category=home-loan count=3}\n\n::calculator{id=home-loan}',
    )
    expect(problems).toEqual([])
    expect(proseEmbeds(prose)).toEqual([
      { name: 'figure', category: 'fixed-deposit', slug: 'a-deposit', figure: 'rate' },
      { name: 'product', category: 'credit-card', slug: 'a-card' },
      { name: 'top', category: 'home-loan', count: 3 },
      { name: 'calculator', id: 'home-loan' },
    ])
    expect(proseText(prose)).toContain('It pays  today.')
  })
})

describe('what a text may not hold is refused at its line', () => {
  it.each([
    ['markup', 'Good.\n\n<script>alert(1)</script>', '3 holds HTML'],
    ['markup within a line', 'Good <img src=x onerror=alert(1)>.', '1 holds HTML'],
    ['a script for an address', '[x](javascript:alert(1))', '1 leads to javascript:alert(1)'],
    ['an address without encryption', '[x](http://example.com)', '1 leads to http://example.com'],
    ['an address of another host by two slashes', '[x](//example.com)', '1 leads to //example.com'],
    ['data for an address', '[x](data:text/html,x)', '1 leads to data:'],
    ['a picture', '![x](https://example.com/x.png)', '1 holds image'],
    ['a heading of the first level', '# Title', '1 has a heading of another level'],
    ['a name that is unknown', 'At\n\n::video{id=1}', '3 :video is none of product, top, figure, calculator'],
    [
      'a category that is unknown',
      '::product{category=yacht-loan slug=a}',
      '1 :product is not complete: category is no category',
    ],
    ['a product within a sentence', 'See :product{category=credit-card slug=a}.', '1 product stands alone'],
    ['a calculator that is unknown', '::calculator{id=yacht}', '1 :calculator is not complete: id is no calculator'],
    ['code that stands alone', '    indented', '1 holds code'],
    ['a footnote', 'x[^1]\n\n[^1]: y', '1 holds footnoteReference'],
  ])('%s', (_, markdown, reason) => {
    expect(refused(markdown).join('\n')).toContain(reason)
  })
})
