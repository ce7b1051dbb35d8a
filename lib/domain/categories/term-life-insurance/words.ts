import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { counted } from '../../values/words'
import { coverText, yearsText } from '../shared/insurance/life/words'
import { termLifeFigureWords } from './words-figures'

/** Everything a visitor reads of term life cover. A second language is one more object of this type. */
export const termLifeWords = {
  title: 'Term life insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Money for your family if you die within the years you choose, priced from each plan’s own table. Not advice: buying none can be right.',
  sentences: { expiryAge: ({ value }) => `It covers you to age ${value}` } satisfies FactSentences,
  next: [
    {
      ask: 'How much cover?',
      answer: 'See what your family would need',
      calculator: 'insurance-gap',
      raise: { field: 'sum', after: ' of cover' },
    },
    { ask: 'Money for a bad month?', answer: 'See the size of your emergency fund', calculator: 'emergency-fund' },
  ],
  choosing:
    'Check first what is not covered, and whether an employer or a home loan covers you already. Then compare what you pay over all the years: a price that rises each year looks cheapest at first.',
  presets: { family: 'Cover my family on a budget', homeLoan: 'Protect my family from my home loan' },

  scenario: {
    title: 'Who is covered, and for how much',
    sentence: 'I am {age} old on my next birthday, my sex at birth is {sex}, and I want {sum} of cover for {years}.',
    text: coverText,
    youngest: 'adults can take out cover of their own',
    oldest: 'no plan here takes anybody older',
  },

  figures: termLifeFigureWords,

  headline: {
    line: (total: Sen | null, years: number, later: Sen | null) =>
      [
        ...(later === null ? [] : [`rising to ${formatRinggit(later)}`]),
        total === null ? 'total not published' : `${formatRinggit(total)} over ${yearsText(years)}`,
      ].join('; '),
    basis: (sum: Sen, years: number) => `for ${formatRinggit(sum)} if you die within ${yearsText(years)}`,
  },

  facts: {
    disability: 'Disability',
    illness: 'Terminal illness',
    coverTo: 'Cover to age',
    thousand: 'A year per RM1,000',
    untilAge: (age: number) => `until age ${age}`,
    early: 'paid early',
    ended: (age: number) => `ends at age ${age}`,
    covered: 'Covered',
    notPublished: 'Not published',
    notOffered: 'Not offered',
    averaged: 'on average',
  },

  conditions: {
    suicide: (months: number) => `suicide in the first ${counted(months, 'month', 'months')}`,
    waiting: (months: number) => `Illness not covered in the first ${counted(months, 'month', 'months')}`,
    disability: 'disability',
    illness: 'terminal illness',
  },

  detail: {
    death: 'Death',
    deathPays: ({ sumAssured }: Words) => `The whole ${sumAssured}, once`,
  },

  facets: {
    must: {
      disability: 'Disability cover',
      illness: 'Early payment for terminal illness',
      conversion: 'Change to cover for life',
    },
    leaveOut: { waiting: 'Waiting period, or not published' },
  },

  situations: {
    family: {
      title: 'Young family on a budget',
      caution: {
        title: 'Are you covered already?',
        text: 'Ask your employer, and look at your home loan: they may pay your family already. If money is short or debts are pressing, or if nobody depends on your income, buying none can be right.',
      },
    },
    homeLoan: {
      title: 'Pay off a home loan',
      caution: {
        title: 'Loan cover or your own?',
        text: 'MRTA or MRTT shrinks with the loan and pays the bank first. MLTA or MLTT, and the plans here, pay those you name and stay with you when you refinance. The law asks for neither. Check whether your loan has one before you pay twice.',
      },
    },
    smoker: {
      title: 'I smoke',
      caution: {
        title: 'Tick the box, even if it costs more',
        text: 'An untrue answer can cost your family the whole payment. Some plans ask again after 12 months without smoking: that lowers the price.',
      },
    },
    long: {
      title: 'Cover to 65 or later',
      caution: {
        title: 'Who will need the money then?',
        text: 'Prices climb steeply after 50, and cover for disability often ends before the rest. Once the children earn and the loans are paid, you may need less cover or none.',
      },
    },
    takaful: {
      title: 'Takaful',
      caution: {
        title: 'Where does the contribution go?',
        text: 'A wakalah fee pays the operator; the rest, the tabarru’, goes to the fund that pays claims. Compare both, and what is shared when the fund has a surplus.',
      },
    },
  },

  own: {
    cover: { label: 'What it pays on death', hint: 'Through your employer, a home loan or a plan of your own.' },
    disability: { label: 'It also pays on total disability' },
  },
}
