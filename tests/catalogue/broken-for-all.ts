import { type Broken, feeOf } from './broken'
import { goodPaths } from './good-content'

const { card, loan } = goodPaths

/** Files that break a rule of every product. */
export const brokenForAll: readonly Broken[] = [
  ['an unknown source', card, ...feeOf('{ value: RM120, source: fees }'), 'annualFee.source', 'no source named fees'],
  [
    'a source named like an object part',
    card,
    ...feeOf('{ value: RM120, source: constructor }'),
    'annualFee.source',
    'no source named',
  ],
  [
    'an unknown official source',
    card,
    'officialSource: page',
    'officialSource: site',
    'officialSource',
    'no source named site',
  ],
  [
    'a source that nothing uses',
    card,
    '  pds: {',
    '  old: { kind: terms, title: T, url: "https://a.example/", checkedOn: 2026-11-01 }\n  pds: {',
    'sources.old',
    'no field refers',
  ],
  [
    'a source over http',
    card,
    'https://www.banknusa.example/product',
    'http://www.banknusa.example/product',
    'sources.page.url',
    'https address',
  ],
  [
    'a source that is no address',
    card,
    'https://www.banknusa.example/product',
    'our website',
    'sources.page.url',
    'https address',
  ],
  [
    'a real bank as the source of an invented one',
    card,
    'www.banknusa.example/product',
    'www.bank.com.my/product',
    'sources.page.url',
    '.example',
  ],
  [
    'a check in the future',
    card,
    'checkedOn: 2026-11-03',
    'checkedOn: 2026-11-21',
    'sources.page.checkedOn',
    'lies in the future',
  ],
  ['a change in the future', card, 'updatedOn: 2026-11-03', 'updatedOn: 2027-01-01', 'updatedOn', 'lies in the future'],
  ['an unknown issuer', card, 'issuer: bank-nusa', 'issuer: bank-nisa', 'issuer', 'content/issuers/bank-nisa.yaml'],
  [
    'a promotion that ends before it starts',
    card,
    'promotion: none',
    'promotion: { text: Half price, start: 2026-11-01, end: 2026-10-01, source: page, ordinary: {} }',
    'promotion.end',
    'lies before the start',
  ],
  [
    'a gift that was over when checked',
    card,
    'lastDay: 2026-12-31',
    'lastDay: 2026-11-02',
    'gift.lastDay',
    'was over when it was checked',
  ],
  ['a sample that is not called one', card, 'sample: true', 'sample: false', 'sample', 'the issuer is invented'],
  [
    'the lowest age above the highest',
    loan,
    'minAge: { value: 21',
    'minAge: { value: 70',
    'requirements.minAge.value',
    'above the highest age',
  ],
  [
    'nobody may apply',
    loan,
    'value: [citizen, permanent-resident]',
    'value: []',
    'requirements.residencies.value',
    'nobody could apply',
  ],
]
