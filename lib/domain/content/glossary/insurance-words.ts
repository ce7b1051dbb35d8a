import type { GlossaryGroup } from './entry'

/** Words of insurance and takaful. */
export const insuranceWords: GlossaryGroup = {
  id: 'insurance-and-takaful',
  title: 'Insurance and takaful',
  entries: [
    {
      id: 'premium',
      term: 'Premium',
      meaning:
        'What you pay for insurance, by the month or by the year. A level premium stays the same for all the years; one that rises with age starts lower and ends higher. In takaful it is the contribution.',
      source: null,
    },
    {
      id: 'age-next-birthday',
      term: 'Age next birthday',
      meaning: 'Your age now plus one. Many price tables count this way, so that a price changes on your birthday.',
      source: null,
    },
    {
      id: 'sum-assured',
      term: 'Sum assured, sum covered',
      meaning: 'What is paid to the people you name if you die. Takaful calls it the sum covered.',
      source: null,
    },
    {
      id: 'term-life',
      term: 'Term life',
      meaning:
        'Cover for a number of years and nothing else: no savings part, so nothing comes back at the end. That is why it costs less than cover for life.',
      source: 'termLife',
    },
    {
      id: 'exclusions',
      term: 'Exclusions',
      meaning:
        'What is not paid for, such as suicide in the first year or an illness you had before. Read these before what is covered.',
      source: null,
    },
    {
      id: 'waiting-period',
      term: 'Waiting period',
      meaning: 'Months at the start in which illness is not covered, while accidents are.',
      source: null,
    },
    {
      id: 'contestability-period',
      term: 'Contestability period',
      meaning:
        'The time, usually two years, in which a wrong or missing answer in your application can cancel the cover. After it only fraud can.',
      source: null,
    },
    {
      id: 'total-permanent-disability',
      term: 'Total and permanent disability (TPD)',
      meaning:
        'Being unable ever to work again, or losing sight or limbs as the policy describes. Cover for it often ends earlier than cover for death, at 60 to 70.',
      source: null,
    },
    {
      id: 'deductible',
      term: 'Deductible',
      meaning:
        'What you pay of a hospital bill before the insurer pays anything, for each illness or injury or for each year.',
      source: 'coPayment',
    },
    {
      id: 'co-insurance',
      term: 'Co-insurance',
      meaning: 'Your part of the rest of a hospital bill, in percent, often with a cap.',
      source: 'coPayment',
    },
    {
      id: 'free-look-period',
      term: 'Free-look period',
      meaning: 'Days after you receive your policy or certificate in which you may cancel it and get your money back.',
      source: 'takafulWords',
    },
    {
      id: 'benefit-protection',
      term: 'PIDM benefit protection (TIPS)',
      meaning:
        'If an insurer or takaful operator fails, PIDM pays up to RM500,000 for death and as much for permanent disability. You need not ask for it and pay nothing for it.',
      source: 'benefitProtection',
    },
    {
      id: 'mrta-and-mlta',
      term: 'MRTA and MLTA',
      meaning:
        'Cover that goes with a home loan. MRTA shrinks with the loan and pays the bank first; MLTA stays level and pays those you name. The takaful forms are MRTT and MLTT. The law asks for none of them.',
      source: 'mortgageCover',
    },
    {
      id: 'participant',
      term: 'Participant and certificate',
      meaning: 'In takaful: the person who contributes and is covered, and the contract that says so.',
      source: 'takafulWords',
    },
    {
      id: 'tabarru',
      term: 'Tabarru’',
      meaning:
        'The part of a takaful contribution that you donate to the fund of all participants. Claims are paid from it.',
      source: null,
    },
    {
      id: 'wakalah-fee',
      term: 'Wakalah fee',
      meaning:
        'What a takaful operator takes from your contribution for running the fund, often more in the first years.',
      source: null,
    },
    {
      id: 'surplus-sharing',
      term: 'Surplus sharing',
      meaning: 'What is left in a takaful fund after claims may be shared between the participants and the operator.',
      source: null,
    },
  ],
}
