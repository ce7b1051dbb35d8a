import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html'

test('text never becomes markup, wherever it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const inside = html`<p title="${text}">${text}</p>`.text.slice('<p title="'.length, -'</p>'.length)
      expect(inside.replace('">', '')).not.toMatch(/[<>"']/)
    }),
  )
})

test('markup inside markup is kept', () => {
  expect(html`<ul>${['<a>', 'b'].map((text) => html`<li>${text}</li>`)}</ul>`.text).toBe(
    '<ul><li>&lt;a&gt;</li><li>b</li></ul>',
  )
})
