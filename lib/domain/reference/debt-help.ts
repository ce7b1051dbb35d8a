/**
 * Where anybody in debt gets help for nothing. AKPK (Agensi Kaunseling dan Pengurusan Kredit) was set up by Bank Negara
 * Malaysia; it gives advice on a budget and makes a repayment plan with the banks.
 */
export const debtHelp = {
  name: 'AKPK',
  /** As it is written, and as a telephone dials it. */
  phone: '03-2616 7766',
  dial: '+60326167766',
  url: 'https://www.akpk.org.my',
  host: 'akpk.org.my',
} as const
