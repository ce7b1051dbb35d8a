import { describe, expect, it } from 'vitest'
import { lifeInsurer, makeTermLife, makeTermTakaful } from '@/tests/factories/term-life'
import type { ClaimsPaid } from '../../../products/issuer'
import type { AnyProduct } from '../../../products/product-base'
import { isoDate } from '../../../values/iso-date'
import { basisPoints } from '../../../values/rate'
import { companyRows } from './detail'

const source = {
  kind: 'issuer-page' as const,
  title: 'Claims of 2025',
  url: 'https://www.nusalife.example/claims',
  checkedOn: isoDate('2026-03-02'),
}
const published: ClaimsPaid = { part: basisPoints(9_640), year: 2025, basis: 'claims', source }

function claimsRow(product: AnyProduct, day = '2026-11-20') {
  return companyRows(product, isoDate(day)).find(({ id }) => id === 'claims-paid')
}

describe('the row of claims paid', () => {
  it('says that an insurer or a takaful operator publishes nothing, as long as it does not', () => {
    const missing = { state: 'missing', source: null, checkedOn: null }
    expect(claimsRow(makeTermLife())).toMatchObject({ ...missing, value: 'Not published by this insurer' })
    expect(claimsRow(makeTermTakaful())).toMatchObject({ ...missing, value: 'Not published by this takaful operator' })
  })

  it('has the figure with the source and day of the issuer, which is old after a year', () => {
    const plan = makeTermLife({ issuer: { ...lifeInsurer, claimsPaid: published } })
    const shown = { value: '96.4% of claims in 2025', cited: source, checkedOn: source.checkedOn }
    expect(claimsRow(plan, '2027-03-02')).toMatchObject({ ...shown, state: 'fresh' })
    expect(claimsRow(plan, '2027-03-03')).toMatchObject({ ...shown, state: 'stale' })
  })

  it('never takes a part of the premiums for a part of the claims', () => {
    const ofPremiums: ClaimsPaid = { ...published, part: basisPoints(5_800), basis: 'premiums' }
    expect(claimsRow(makeTermLife({ issuer: { ...lifeInsurer, claimsPaid: ofPremiums } }))?.value).toBe(
      '58% of premiums in 2025',
    )
    expect(claimsRow(makeTermTakaful({ issuer: { ...lifeInsurer, claimsPaid: ofPremiums } }))?.value).toBe(
      '58% of contributions in 2025',
    )
  })
})
