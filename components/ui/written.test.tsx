import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence, Written } from './written'

const html = (text: string) => renderToStaticMarkup(<Sentence text={text} />)

test('a sentence keeps its words, and what is marked becomes a link or bold', () => {
  expect(html('See [what changed](/what-changed), **not** this.')).toBe(
    'See <a href="/what-changed">what changed</a>, <b>not</b> this.',
  )
  expect(html('[Start](/a)[end](/b#c)')).toBe('<a href="/a">Start</a><a href="/b#c">end</a>')
  expect(html('Nothing [marked] (here) * or there')).toBe('Nothing [marked] (here) * or there')
})

test('a link to a page in another language says so, for readers and robots', () => {
  expect(html('([dalam Bahasa Malaysia](/x){ms})')).toBe(
    '(<a href="/x" hrefLang="ms" lang="ms">dalam Bahasa Malaysia</a>)',
  )
})

test('markup in words stays text', () => {
  expect(html('<b>no</b> [a](/"x)')).toBe('&lt;b&gt;no&lt;/b&gt; <a href="/&quot;x">a</a>')
})

test('paragraphs and points come in their order', () => {
  expect(renderToStaticMarkup(<Written text={['One.', ['a', 'b'], 'Two.']} />)).toBe(
    '<p>One.</p><ul><li>a</li><li>b</li></ul><p>Two.</p>',
  )
})
