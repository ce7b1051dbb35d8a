/** Something that people look for here and that no list and no page of ours holds. */
export interface NotCovered {
  /** Its anchor on the page about what we do not cover. */
  readonly id: string
  readonly title: string
  /** Whether we leave it out for good or for now, and what decides about it instead. */
  readonly answer: string
  /** What else it is called: Malay, short names, names of offers. */
  readonly also: string
  /** What we do have that helps with it. */
  readonly next: readonly NextStep[]
  /** Who is responsible for it in Malaysia. */
  readonly official: OfficialSite | null
}

interface NextStep {
  readonly href: string
  readonly label: string
}

interface OfficialSite {
  readonly name: string
  readonly url: string
}

/** In the order of the page: what people search for most comes first. */
export const notCovered: readonly NotCovered[] = [
  {
    id: 'epf',
    title: 'EPF (KWSP) accounts and dividends',
    answer:
      'We cannot see your EPF account, and we do not list dividends. Our calculators include what you and your employer pay in each month.',
    also: 'kwsp kumpulan wang simpanan pekerja provident fund withdrawal pengeluaran fleksibel i-saraan',
    next: [
      { href: '/financial-hub/retirement', label: 'How long your savings last in retirement' },
      { href: '/financial-hub/guides/retiring', label: 'Guide: retiring' },
      { href: '/financial-hub#key-rates', label: 'Key rates' },
    ],
    official: { name: 'Employees Provident Fund', url: 'https://www.kwsp.gov.my' },
  },
  {
    id: 'asb',
    title: 'Amanah Saham (ASB) and financing to buy it',
    answer:
      'We list neither Amanah Saham funds nor financing to buy them. What a fund pays is decided each year; the instalment is due whatever it pays.',
    also: 'asnb asm asw bumiputera',
    next: [
      { href: '/financial-hub/effective-rate-converter', label: 'What a flat rate really is' },
      { href: '/investment/fixed-deposit', label: 'Fixed deposits' },
    ],
    official: { name: 'Amanah Saham Nasional Berhad', url: 'https://www.asnb.com.my' },
  },
  {
    id: 'zakat',
    title: 'Zakat',
    answer: 'Zakat is calculated and collected by the zakat authority of your state. We do neither.',
    also: 'fitrah nisab haul',
    next: [{ href: '/blog/wills-and-faraid', label: 'Wills and faraid' }],
    official: { name: 'Department of Awqaf, Zakat and Hajj', url: 'https://www.jawhar.gov.my' },
  },
  {
    id: 'motor-insurance',
    title: 'Motor insurance and road tax',
    answer:
      'We do not list motor policies. Our calculator shows how a premium is worked out, with your no-claim discount, so that you can check a quote.',
    also: 'roadtax cukai jalan ncd',
    next: [
      { href: '/financial-hub/motor-premium', label: 'How a motor premium is worked out' },
      { href: '/financial-hub/guides/buying-a-car', label: 'Guide: buying a car' },
    ],
    official: { name: 'Road Transport Department', url: 'https://www.jpj.gov.my' },
  },
  {
    id: 'funds',
    title: 'Unit trusts, PRS, gold and shares',
    answer:
      'Nobody can publish in advance what they will earn, so we do not rank them. We name partners who sell some of them.',
    also: 'unit amanah mutual funds etf private retirement scheme emas silver robo advisor dividend reit',
    next: [
      { href: '/investment', label: 'Investment partners' },
      { href: '/investment/fixed-deposit', label: 'Fixed deposits' },
    ],
    official: { name: 'Securities Commission Malaysia', url: 'https://www.sc.com.my' },
  },
  {
    id: 'pay-later',
    title: 'Buy now, pay later',
    answer: 'We do not list plans to pay later. They are debts like any other: count them among your repayments.',
    also: 'bnpl paylater spaylater atome',
    next: [
      { href: '/financial-hub/debt-service-ratio', label: 'How much of your income goes to debts' },
      { href: '/financial-hub/guides/paying-off-debt', label: 'Guide: paying off debt' },
    ],
    official: null,
  },
  {
    id: 'money-lenders',
    title: 'Money lenders, pawnbrokers and Ah Long',
    answer:
      'We list neither money lenders nor pawnbrokers. The ministry publishes who is licensed. Report anybody who asks for a fee before lending, keeps your bank card or threatens you to the police.',
    also: 'along ceti haram pajak gadai pawn ar rahnu moneylender pemberi pinjam wang berlesen',
    next: [
      { href: '/financial-hub/guides/paying-off-debt', label: 'Guide: paying off debt' },
      { href: '/blog/scams-and-how-to-check', label: 'Scams, and how to check' },
    ],
    official: { name: 'Ministry of Housing and Local Government', url: 'https://www.kpkt.gov.my' },
  },
  {
    id: 'study-loans',
    title: 'PTPTN study loans and SSPN savings',
    answer:
      'We list neither. Count what you repay for your studies among your repayments when you ask whether you can afford a loan.',
    also: 'pelajaran',
    next: [
      { href: '/financial-hub/affordability', label: 'What you can afford' },
      { href: '/financial-hub/guides/first-job', label: 'Guide: your first job' },
    ],
    official: { name: 'PTPTN', url: 'https://www.ptptn.gov.my' },
  },
  {
    id: 'tabung-haji',
    title: 'Tabung Haji savings',
    answer:
      'We do not list savings with Tabung Haji. Our lists have the Islamic savings accounts and deposits of banks.',
    also: 'lembaga',
    next: [
      { href: '/bank-account/savings-account', label: 'Savings accounts' },
      { href: '/investment/fixed-deposit', label: 'Fixed deposits' },
    ],
    official: { name: 'Lembaga Tabung Haji', url: 'https://www.tabunghaji.gov.my' },
  },
  {
    id: 'e-wallets',
    title: 'E-wallets',
    answer: 'We compare bank accounts, not e-wallets.',
    also: 'ewallet wallet tng touch n go grabpay boost duitnow dompet',
    next: [
      { href: '/bank-account/savings-account', label: 'Savings accounts' },
      { href: '/blog/pidm-protection', label: 'How much of your money is protected' },
    ],
    official: null,
  },
  {
    id: 'remittance',
    title: 'Sending money abroad',
    answer: 'We compare neither remittances nor money changers. For paying abroad, some cards add no fee of their own.',
    also: 'remittance kiriman money changer pengurup exchange tukaran overseas',
    next: [{ href: '/credit-card?perks=no-overseas-fee', label: 'Cards without a fee on spending abroad' }],
    official: null,
  },
  {
    id: 'government-aid',
    title: 'Government aid (STR, SARA)',
    answer: 'We do not list government aid. The authority decides and publishes who gets how much.',
    also: 'sumbangan tunai asas rahmah br1m bantuan',
    next: [{ href: '/financial-hub/guides/losing-income', label: 'Guide: losing your income' }],
    official: { name: 'Inland Revenue Board', url: 'https://www.hasil.gov.my' },
  },
  {
    id: 'income-tax',
    title: 'Income tax and e-Filing',
    answer: 'We do not calculate income tax. Our calculators say where they include a tax or a stamp duty.',
    also: 'lhdn efiling pcb relief pelepasan taksiran pendapatan',
    next: [{ href: '/financial-hub#key-rates', label: 'Key rates' }],
    official: { name: 'Inland Revenue Board', url: 'https://www.hasil.gov.my' },
  },
  {
    id: 'socso',
    title: 'SOCSO (PERKESO)',
    answer: 'We do not list SOCSO benefits. The guide to losing your income says which of them to ask for.',
    also: 'eis sip',
    next: [{ href: '/financial-hub/guides/losing-income', label: 'Guide: losing your income' }],
    official: { name: 'PERKESO', url: 'https://www.perkeso.gov.my' },
  },
  {
    id: 'investment-linked',
    title: 'Investment-linked policies',
    answer:
      'What such a policy is worth depends on its funds, so we do not rank them. We list plans whose price and cover are published.',
    also: 'ilp endowment berkaitan pelaburan',
    next: [
      { href: '/insurance/term-life-insurance', label: 'Term life insurance and takaful' },
      { href: '/insurance/whole-life-insurance', label: 'Whole life insurance and takaful' },
    ],
    official: null,
  },
]
