import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import PrivacyPage from '@/app/(site)/privacy-and-policy/page'
import { retentionTable } from '@/lib/server/db/retention-table'

it('the privacy notice says what is kept, why and for how long, as the job that erases it goes by', () => {
  const cards = parse(renderToStaticMarkup(PrivacyPage())).querySelectorAll('[aria-labelledby=kept] li')
  const told = retentionTable.flatMap(({ words }) => (words === null ? [] : [words]))
  expect(cards.map((card) => card.text)).toEqual(
    told.map(({ what, why, howLong }) => `${what}${why}How long: ${howLong}`),
  )
})
