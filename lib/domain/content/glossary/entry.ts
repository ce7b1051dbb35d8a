/** Where a meaning was read: a public document, by its publisher's name. */
export const glossarySources = {
  pidm: { name: 'PIDM, Deposit Insurance System', url: 'https://pidm.gov.my/general/how-we-protect-you/dis' },
  personalFinancing: {
    name: 'Skrine on the Policy Document on Personal Financing of Bank Negara Malaysia, October 2025',
    url: 'https://www.skrine.com/insights/alerts/october-2025/bank-negara-malaysia-issues-new-policy-document-on',
  },
  cardFees: {
    name: 'CIMB, credit card fees and charges',
    url: 'https://www.cimb.com.my/en/personal/help-support/rates-charges/interest-rates-charges/fees-charges/credit-cards.html',
  },
  cardRules: {
    name: 'Citibank Malaysia on the credit card guidelines of Bank Negara Malaysia',
    url: 'https://www.citibank.com.my/english/citi-launch/new-measure.htm',
  },
  balanceTransfer: {
    name: 'iMoney, guide to balance transfers, June 2020',
    url: 'https://imoney.my/articles/credit-card-transfer-guide',
  },
  standardisedBaseRate: {
    name: 'AmBank, Replacement of Base Rate by the Standardised Base Rate, August 2022',
    url: 'https://www.ambankgroup.com/eng/Announcements/Pages/Replacement-of-Base-Rate-to-Standardised-Base-Rate-SBR.aspx',
  },
  fixedDeposit: {
    name: 'CIMB, fixed deposit rules',
    url: 'https://www.cimb.com.my/en/business/solutions-products/deposit-investments/fixed-deposit/unfixed-deposit.html',
  },
  islamicTerms: {
    name: 'Hong Leong Islamic Bank, glossary of Islamic banking terms',
    url: 'https://www.hlisb.com.my/en/personal-i/help-support/islamic-banking-terms-glossary.html',
  },
  homeLoans: {
    name: 'PropCashflow, debt service ratio of home loans',
    url: 'https://propcashflow.my/blog/home-loan-eligibility-dsr-malaysia',
  },
  dailyInterest: {
    name: 'GXBank, how daily interest is worked out',
    url: 'https://help.gxbank.my/deposits/Interest%2C_Fees_and_Charges/How_is_daily_interest_calculated%3F',
  },
  esim: {
    name: 'Esibyte, eSIM explained',
    url: 'https://www.esibyte.com/en/blog/esim-explained-a-3-minute-guide',
  },
  termLife: { name: 'Bjak, what term life insurance is', url: 'https://bjak.my/blog/what-is-term-life-insurance/' },
  takafulWords: {
    name: 'Financial Education Network, medical and health insurance and takaful made simple',
    url: 'https://www.fenetwork.my/?p=13043',
  },
  coPayment: {
    name: 'Malay Mail on the requirements of Bank Negara Malaysia for medical insurance, July 2024',
    url: 'https://www.malaymail.com/news/malaysia/2024/07/08/heres-why-malaysians-will-have-the-option-to-pay-partially-for-hospital-bills-in-exchange-for-cheaper-insurance/142965',
  },
  benefitProtection: {
    name: 'PIDM, Coverage for TIPS',
    url: 'https://www.pidm.gov.my/en/for-public/takaful-and-insurance-benefits-protection-system/coverage-for-tips',
  },
  sjpp: { name: 'SJPP, frequently asked questions on claims', url: 'https://www.sjpp.com.my/faq' },
  mortgageCover: {
    name: 'iProperty, MRTA and MLTA',
    url: 'https://www.iproperty.com.my/guides/mrta-vs-mlta-which-mortgage-insurance-better-13323',
  },
} as const

export type GlossarySource = keyof typeof glossarySources

/** A term, its place on the page, and what it means in plain words. */
export interface GlossaryEntry {
  /** Anchor, kebab-case, stable: other pages link to it. */
  readonly id: string
  readonly term: string
  readonly meaning: string
  /** null: a word of everyday banking, or one of this site's own. */
  readonly source: GlossarySource | null
}

export interface GlossaryGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly GlossaryEntry[]
}
