import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import TermsPage from '@/app/(site)/terms-conditions/page'
import { memberTexts } from '@/lib/domain/member/member-texts'

/** The text of each version, without its blanks. A version that members agreed to is never removed. */
const agreed: Readonly<Record<string, string>> = {
  '2026-11-22': 'c0b920285eff3989',
}

it('the terms say under their version what they said when members agreed to it', () => {
  const sections = parse(renderToStaticMarkup(TermsPage())).querySelectorAll('section')
  const text = sections.map((section) => section.text.replace(/\s+/g, '')).join('')
  const { version } = memberTexts.terms
  expect({ [version]: createHash('sha256').update(text).digest('hex').slice(0, 16) }).toEqual({
    [version]: agreed[version],
  })
})
