import type { Words } from '../../products/words'
import { formatRinggit, type Sen, sumSen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { capitalised, counted } from '../../values/words'
import { propertyFigureWords } from './words-figures'

const { parts, homes } = propertyFigureWords.rates
const { options: perils } = propertyFigureWords.perils
const exact = (amount: Sen) => formatRinggit(amount)

const cases = { fire: 'a fire', flood: 'a flood', theft: 'a break-in', pipe: 'a burst pipe' }
const homeTexts = { detached: 'a detached house', attached: 'an attached house', flat: 'a flat' }

interface PropertyText {
  readonly home: keyof typeof homes
  readonly tenure: 'owner' | 'tenant'
  readonly rebuild: Sen
  readonly insured: BasisPoints
  readonly contents: Sen
  readonly peril: keyof typeof cases
  readonly 'building-loss': Sen
  readonly 'contents-loss': Sen
}

/** `an attached house of RM300,000, contents of RM50,000, a flood of RM50,000` */
function propertyText(given: PropertyText): string {
  const { home, tenure, rebuild, insured, contents, peril } = given
  const isOwner = tenure === 'owner'
  const loss = isOwner ? sumSen([given['building-loss'], given['contents-loss']]) : given['contents-loss']
  return [
    isOwner ? `${homeTexts[home]} of ${exact(rebuild)}` : `${homeTexts[home]} that you rent`,
    ...(isOwner && insured !== 10_000 ? [`covered for ${formatRate(insured, 'trim')} of it`] : []),
    `contents of ${exact(contents)}`,
    `${cases[peril]} of ${exact(loss)}`,
  ].join(', ')
}

/** Everything a visitor reads of insurance and takaful for a home. */
export const propertyWords = {
  title: 'Home insurance and takaful',
  singular: 'plan',
  plural: 'plans',
  lede: 'Name a fire, a flood or a theft: each plan shows its price, what it pays and what is left to you. Not advice: insure what rebuilding costs, not the market price.',
  choosing:
    'Check first what is not covered: flood, subsidence, a home left empty. Insure the building for what rebuilding costs and compare the price together with what the loss would leave you to pay.',
  presets: { owner: 'Insure my house for what rebuilding costs' },
  wayOut: 'Buy',

  scenario: {
    title: 'Your home, and what happens to it',
    sentence: 'Home: {home}; I am {tenure}. Rebuilding it costs {rebuild}, my things are worth {contents}.',
    text: propertyText,
    home: {
      label: 'Kind of home',
      options: { detached: 'Detached', attached: 'Terrace or semi-detached', flat: 'Flat' },
    },
    tenure: { label: 'You are', options: { owner: 'The owner', tenant: 'A tenant' } },
    rebuild: {
      label: 'What rebuilding costs',
      hint: 'Of an owner’s home, without the land: often far below the market price.',
    },
    insured: {
      label: 'You insure',
      unit: '%',
      hint: 'Of that cost. Below the whole, losses may be paid in part only.',
    },
    contents: { label: 'What your things are worth' },
    peril: {
      label: 'What happens',
      options: {
        flood: 'Flood, to the window sill',
        fire: 'Fire',
        theft: 'Break-in',
        pipe: 'Burst pipe',
      },
    },
    buildingLoss: { label: 'Damage to the building', hint: 'Left out for a tenant.' },
    contentsLoss: { label: 'Damage to your things' },
    small: 'plans here start at a tenth',
    double: 'twice the cost is the most we compare',
    sums: 'we compare homes from RM10,000 to RM10 million',
    most: 'we compare up to RM10 million',
  },

  figures: propertyFigureWords,

  reasons: {
    prices: ({ premium }: Words) => `${capitalised(premium)} table not published`,
    flat: 'Not for flats',
    home: 'Not for this kind of home',
    owner: 'For owners only',
    sums: (building: Sen | null, contents: Sen | null) =>
      `Sums up to ${[building, contents].flatMap((sum) => (sum === null ? [] : [exact(sum)])).join(' and ')}`,
  },

  headline: { unit: 'a year' },

  facts: {
    excess: { fire: 'Excess, fire', flood: 'Excess, flood', theft: 'Excess, theft', pipe: 'Excess, pipe' },
    excessNone: 'Nothing',
    excessOut: 'Not covered',
    liability: 'Harm to others to',
  },

  conditions: {
    unless: (peril: keyof typeof perils) => `${perils[peril]} unless added`,
    ground: 'subsidence and landslip',
    under: (lacking: Sen) => `Covered ${exact(lacking)} below the cost: losses are paid in part`,
    over: 'Covered above the cost: it pays no more',
    added: (peril: keyof typeof cases, price: Sen) =>
      `${capitalised(cases[peril])} is ${exact(price)} extra, in the price`,
    dearer: 'With this loss you pay more than without',
    empty: (days: number) => `Home empty over ${counted(days, 'day', 'days')}: cover stops`,
  },

  claim: {
    building: { label: 'Damage to the building', uncovered: 'damage to the building' },
    contents: { label: 'Damage to your things', uncovered: 'damage to your things' },
    notInsured: (loss: Sen) => `${exact(loss)}, not covered`,
    out: (loss: Sen, peril: keyof typeof cases) => `${exact(loss)}: ${cases[peril]} is not covered`,
    notPublished: (loss: Sen) => `${exact(loss)}, terms not published`,
    how: (loss: Sen, excess: Sen, average: { readonly sum: Sen; readonly value: Sen } | null) => {
      if (average === null)
        return excess === 0 ? exact(loss) : `${exact(loss)} less ${exact(excess)} that you pay first`
      const base = excess === 0 ? exact(loss) : `(${exact(loss)} − ${exact(excess)})`
      return `${base} × ${exact(average.sum)} ÷ ${exact(average.value)}`
    },
    atMost: (how: string, sum: Sen) => `${how}, at most ${exact(sum)}`,
  },

  detail: {
    rate: (part: keyof typeof parts, home: keyof typeof homes) => `${parts[part]}, ${homes[home]}`,
    rateValue: (rate: BasisPoints, least: Sen | null) =>
      `${formatRate(rate)} of the sum${least === null ? '' : `, at least ${exact(least)}`}`,
    sums: (building: Sen | null, contents: Sen | null) =>
      [
        ...(building === null ? [] : [`building ${exact(building)}`]),
        ...(contents === null ? [] : [`contents ${exact(contents)}`]),
      ].join(', '),
    beforeTax: 'A year, before tax. Brick or concrete with a roof that does not burn.',
    peril: (peril: keyof typeof perils) => capitalised(perils[peril]),
    package: (sums: string) => `For ${sums}`,
    price: (price: Sen | null) => (price === null ? '' : exact(price)),
    out: 'Events not covered',
    outText: (out: readonly (keyof typeof perils)[]) =>
      out.length === 0 ? 'None of those we know of' : capitalised(out.map((peril) => perils[peril]).join(', ')),
    covered: 'Covered',
    excess: (excess: Sen | null, part: BasisPoints | null) => {
      const sum = excess === null ? [] : [exact(excess)]
      const share = part === null ? [] : [`${formatRate(part, 'trim')} of the sums`]
      const both = [...sum, ...share]
      return both.length === 0 ? null : `you pay first ${both.join(' or ')}${both.length > 1 ? ', the larger' : ''}`
    },
    extra: (rate: BasisPoints | null) =>
      rate === null ? 'At extra price' : `At extra price, ${formatRate(rate)} of the sums`,
  },

  facets: {
    insures: { legend: 'It insures', options: { building: 'The building', contents: 'Your things' } },
    must: {
      legend: 'It must have',
      options: {
        flood: 'Flood covered',
        subsidence: 'Subsidence or landslip',
        riot: 'Riot and strike',
        'new-for-old': 'Old things paid as new',
        theft: 'Theft without a break-in',
        liability: 'Harm to others to RM250,000',
        strata: 'For flats',
        lender: 'Your bank can be named',
      },
    },
  },

  situations: {
    owner: {
      title: 'My own house',
      caution: {
        title: 'Insure the cost of rebuilding',
        text: 'The land needs no cover, so the market price is the wrong sum. Below the cost of rebuilding most plans pay in proportion: insured for half, a loss of RM40,000 pays RM20,000.',
      },
    },
    flood: {
      title: 'A flood may come',
      caution: {
        title: 'What do you pay first?',
        text: 'Flood often has an excess of its own, as a sum or as a part of the whole sum insured. Look at it before you compare prices: small floods may stay below it.',
      },
    },
    flat: {
      title: 'A flat',
      caution: {
        title: 'What is insured for the building already?',
        text: 'Ask your management for the policy of the building and what it leaves out. What is yours to insure may be your things and what you built in.',
      },
    },
    tenant: {
      title: 'I rent',
      caution: {
        title: 'The owner’s plan pays for the owner',
        text: 'Your things are yours to insure. Count what it would cost to buy them again, room by room.',
      },
    },
    loan: {
      title: 'My bank asks for fire cover',
      caution: {
        title: 'Does it cover you, or the loan?',
        text: 'A bank asks that the building is insured against fire and that the bank is named. Cover for the loan alone pays the bank, and nothing for your things.',
      },
    },
  },

  steps: {
    reason: 'Why there is no price',
    part: { building: 'Building', contents: 'Contents' },
    rate: (sum: Sen, rate: BasisPoints) => `${exact(sum)} × ${formatRate(rate)}`,
    atLeast: (how: string, least: Sen) => `the larger of ${how} and ${exact(least)}`,
    excess: 'You pay first',
    partOf: (sum: Sen, part: BasisPoints) => `${exact(sum)} × ${formatRate(part, 'trim')}`,
    extra: (peril: keyof typeof cases) => `${capitalised(cases[peril])} added`,
    premium: 'Price a year before tax',
    fixed: (sums: string) => `table: ${sums}`,
    insured: 'Part of the cost that is covered',
  },

  own: {
    price: { label: 'What you pay a year', hint: 'With tax.' },
    building: { label: 'Building insured for' },
    contents: { label: 'Contents insured for' },
    excess: { label: 'What you pay first of a loss' },
    prices: 'RM50,000 is the most we compare',
    sums: 'RM10 million is the most we compare',
  },
}
