import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { priceRange } from '../shared/insurance/words'

const yearsText = (years: number) => counted(years, 'year', 'years')
const daysText = (days: number) => counted(days, 'day', 'days')
const animals = { cat: 'Cat', dog: 'Dog' }
const causes = { accident: 'an accident', illness: 'an illness', cancer: 'cancer' }

interface PetText {
  readonly animal: keyof typeof animals
  readonly age: number
  readonly bills: Sen
  readonly cause: keyof typeof causes
}
const petText = ({ animal, age, bills, cause }: PetText) =>
  `a ${animal} aged ${age}, ${formatRinggit(bills)} of vet’s bills for ${causes[cause]}`

const covers = {
  accident: 'accidents',
  illness: 'illness',
  surgery: 'surgery',
  cancer: 'cancer',
  dental: 'teeth',
  medicine: 'medicine at home',
  'third-party': 'harm to others',
  death: 'death',
  lost: 'a search when it is lost',
  boarding: 'boarding while you are in hospital',
}

const exclusions = {
  known: 'what the pet already has',
  inborn: 'inborn conditions',
  vaccination: 'vaccination and neutering',
  breeding: 'breeding and birth',
  'banned-breeds': 'banned breeds',
  'working-animals': 'working animals',
  outdoors: 'cats that go outdoors',
}

/** Everything a visitor reads of pet insurance and takaful. */
export const petWords = {
  title: 'Pet insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Name a vet’s bill: each plan shows its price, what comes back and what is left to you. Not advice: putting the price aside for the vet each year can be right too.',
  choosing:
    'Check first what is not covered: what your pet already has, and the first weeks. Then compare the price together with what a large bill would leave you to pay.',
  presets: { cat: 'Insure a cat or a dog' },
  wayOut: 'Buy',

  scenario: {
    title: 'Your pet, and the vet’s bill',
    sentence: 'My pet is a {animal} aged {age}, and the vet’s bills in a year are {bills}.',
    text: petText,
    animal: { label: 'Your pet', options: animals },
    age: { label: 'Its age', unit: 'years' },
    pedigree: { label: 'It is a pedigree' },
    large: { label: 'A large dog', hint: 'From about 20 kg.' },
    cause: {
      label: 'What it was treated for',
      options: { accident: 'Accident', illness: 'Illness', cancer: 'Cancer' },
    },
    bills: { label: 'Vet’s bills in the year' },
    largest: { label: 'The largest of them' },
    oldest: 'no plan here takes an older pet',
    most: 'we compare bills up to RM100,000',
  },

  figures: {
    prices: {
      label: 'Price a year',
      print: (rows: readonly { readonly yearly: Sen }[]) => priceRange(rows.map(({ yearly }) => yearly)),
      about:
        'Before service tax and stamp duty, by animal, size, breed and age in whole years at the start of the year.',
    },
    annualLimit: { label: 'Limit a year' },
    eachIncident: { label: 'Limit for each bill', none: 'None: the limit a year' },
    paidBack: { label: 'Share paid back' },
    excess: { label: 'Excess on each bill', none: 'Nothing' },
    covers: {
      label: 'Covered',
      options: covers,
      print: (values: readonly { readonly what: keyof typeof covers; readonly most: Sen | null }[]) =>
        capitalised(
          values
            .map(({ what, most }) => `${covers[what]}${most === null ? '' : ` to ${formatRinggit(most)}`}`)
            .join(', '),
        ),
      about: '`most`: the most for that alone in a year; none: the limit a year.',
    },
    exclusions,
    waitingAccident: { label: 'Waiting time, accidents', none: 'None', print: daysText },
    waitingIllness: { label: 'Waiting time, illness', none: 'None', print: daysText },
    identification: {
      label: 'How the pet is known',
      options: {
        microchip: 'A microchip',
        'vet-card': 'A vet’s card with photographs',
        either: 'A microchip or a vet’s card',
      },
    },
    entryWeeks: { label: 'Youngest', none: 'Any age', print: (weeks: number) => counted(weeks, 'week', 'weeks') },
    entryYears: { label: 'Oldest to join', unlimited: 'Any age', print: yearsText },
    renewalYears: { label: 'Renewed until', unlimited: 'All its life', print: yearsText },
    monthly: {
      label: 'Paying by the month',
      none: 'By the year only',
      print: (after: Sen) => `Yes; after ${formatRinggit(after)} of claims the rest of the year is due first`,
      about: 'The claims in a year after which the rest of the price is due immediately.',
    },
    repricings: {
      label: 'Price changes so far',
      none: 'None so far',
      print: (changes: readonly { readonly year: number; readonly change: BasisPoints }[]) =>
        changes.map(({ year, change }) => `${formatRate(change, 'trim')} more in ${year}`).join(', '),
    },
    underwriter: { label: 'Risk carried by', about: 'The company that pays claims.' },
  },

  reasons: {
    prices: ({ premium }: Words) => `${capitalised(premium)} table not published`,
    animal: (animal: keyof typeof animals) => `Not for ${animal}s`,
    tooOld: (years: number) => `Joins up to age ${years}`,
    noRow: 'No price for this pet',
  },

  headline: {
    unit: 'a year',
    back: (pays: Sen, bills: Sen) => `${formatRinggit(pays)} of ${formatRinggit(bills)} comes back`,
    unknown: 'what comes back is not published',
  },

  facts: {
    large: 'Back of RM12,000',
    renewal: 'Renewed until age',
    share: 'Share paid back',
    allLife: 'All its life',
  },

  conditions: {
    dearer: 'With this bill you pay more than without',
    waiting: (days: number) => `Illness not covered in the first ${daysText(days)}`,
    chip: 'Microchip needed',
  },

  claim: {
    largest: { label: 'Largest bill', uncovered: 'this bill' },
    others: { label: 'Other bills', uncovered: 'the other bills' },
    back: (capped: Sen, bill: Sen, excess: Sen, part: BasisPoints) => {
      const base = excess === 0 ? formatRinggit(capped) : `(${formatRinggit(capped)} − ${formatRinggit(excess)})`
      const limit = capped < bill ? ` of ${formatRinggit(bill)}, to the limit` : ''
      return `${base} × ${formatRate(part, 'trim')}${limit}`
    },
    cause: (bill: Sen, cause: keyof typeof causes) => `${formatRinggit(bill)}: ${causes[cause]} is not covered`,
    notPublished: (bill: Sen) => `${formatRinggit(bill)}, terms not published`,
  },

  detail: {
    row: (animal: keyof typeof animals, size: string, breed: string, from: number, to: number) =>
      `${animals[animal]}${size}${breed}, ${from === to ? `age ${from}` : `ages ${from} to ${to}`}`,
    sizes: { small: ', small', large: ', large', any: '' },
    breeds: { mixed: ', mixed breed', pedigree: ', pedigree', any: '' },
    beforeTax: 'A year, before tax.',
  },

  sorts: {
    large: {
      label: 'Most back of a large bill',
      name: 'back of RM12,000',
      basis: 'What comes back of one bill of RM12,000 for the same cause, whatever your case.',
      missing: 'Not published',
      weight: 'Much back of a large bill',
    },
    renewal: {
      label: 'Renewed the longest',
      name: 'age until which it is renewed',
      basis: 'The age until which a plan can be renewed. All its life counts as 30.',
      print: (years: number) => `${years} years`,
      missing: 'Not published',
      weight: 'A long renewal',
    },
  },

  facets: {
    animal: { legend: 'Your pet', options: animals },
    must: {
      legend: 'It must have',
      options: {
        illness: 'Illness covered',
        cancer: 'Cancer covered',
        'third-party': 'Harm to others covered',
        '80-back': '80% back or more',
        'no-excess': 'Nothing to pay first',
        'entry-10': 'Joins at age 10',
        'no-chip': 'No microchip needed',
        monthly: 'Payment by the month',
      },
    },
  },

  situations: {
    cat: {
      title: 'A cat',
      caution: {
        title: 'Would savings do?',
        text: 'A price of RM400 put aside each year pays a bill of RM1,200 after three. Cover is for the bill that you could not pay from savings.',
      },
    },
    dog: {
      title: 'A dog',
      caution: {
        title: 'Is its breed accepted?',
        text: 'Restricted breeds are left out of most plans, and a licence from the local council is asked for. Look before you pay.',
      },
    },
    older: {
      title: 'An older pet',
      caution: {
        title: 'What it already has is not covered',
        text: 'Whatever a vet has noted before the first day, or in the waiting time, is left out for good. Ask for that list in writing.',
      },
    },
    large: {
      title: 'Only the large bills',
      caution: {
        title: 'How far does the limit reach?',
        text: 'An operation can cost RM12,000. Compare what comes back of that, and pay small bills yourself.',
      },
    },
  },

  steps: {
    reason: 'Why there is no price',
    price: 'Price a year before tax',
    table: (row: string) => `table: ${row}`,
    largeBill: 'Back of one bill of RM12,000',
  },

  own: {
    price: { label: 'What you pay a year', hint: 'With tax.' },
    limit: { label: 'Limit a year' },
    back: { label: 'Share paid back', unit: '%' },
    excess: { label: 'Excess on each bill' },
    whole: 'no plan pays back more than the bill',
    prices: 'RM20,000 is the most we compare',
    limits: 'RM1 million is the most we compare',
  },
}
