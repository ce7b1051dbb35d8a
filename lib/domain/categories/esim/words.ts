import type { FactSentences } from '../../figures/row'
import { countryNames } from '../../reference/country-names'
import { capitalised, counted } from '../../values/words'

const plans = (count: number) => counted(count, 'plan', 'plans')
const days = (count: number) => counted(count, 'day', 'days')

/** `512 kbps`, `1.5 Mbps`; takes kilobits a second. */
const speed = (kbps: number) => (kbps < 1_000 ? `${kbps} kbps` : `${kbps / 1_000} Mbps`)

/** `0.5 GB`; takes megabytes, of which a gigabyte has 1,000. Always in one unit, so that sizes compare at a glance. */
const data = (megabytes: number) => `${megabytes / 1_000} GB`

const unlimitedData = 'Unlimited data'
const noExpiry = 'Does not expire'

/** `Within 30 days, if not installed yet` */
const refund = (count: number) => `Within ${days(count)}, if not installed yet`

/** All that a visitor reads of travel eSIMs, product files and figures apart. */
export const esimWords = {
  title: 'Travel eSIMs',
  singular: 'travel eSIM',
  plural: 'travel eSIMs',
  badge: 'Best unlimited plan',
  lede: 'Ranked by what data costs for your whole trip, among the plans that cover it. If one plan is too short or too small, we count as many as you need.',
  sentences: { 'per-gb': ({ value }) => `Each GB costs ${value}` } satisfies FactSentences,
  wayOut: 'Buy',
  countries: countryNames,
  data,
  days,
  speed,
  scenario: {
    title: 'Your trip',
    sentence: 'I go to {country} for {days} and need {gb}.',
    country: 'Country',
    days: {
      label: 'Days away',
      unit: 'days',
      least: 'a trip takes a day at least',
      most: 'we compare trips of up to 90 days',
    },
    gb: {
      label: 'Data you need',
      unit: 'GB',
      least: 'we compare plans from 1 GB',
      most: 'we compare plans up to 100 GB',
      hint: 'About 1 GB a day for maps, messages and social media; more for video',
    },
    text: (country: string, stay: number, gb: number) => `${country}, ${days(stay)}, ${gb} GB`,
  },
  choices: {
    reach: { country: 'One country', region: 'Regional', world: 'Global' },
    network: { '4g': '4G', '5g': '4G and 5G' },
    startsOn: { install: 'When you install it', connection: 'When it first connects there' },
    voice: { 'data-only': 'No, data only', number: 'Yes, with a number' },
    delivery: { 'qr-code': 'as a QR code by e-mail', app: 'in its app', code: 'as a code to type in' },
    per: { day: 'a day', plan: 'in total' },
  },
  figures: {
    reach: { label: 'Where it works' },
    price: { label: 'Price of one plan' },
    data: {
      label: 'Data',
      unlimited: 'Unlimited',
      about: 'In megabytes: 1 GB is 1000. Of an unlimited plan, `state: unlimited`.',
      print: data,
    },
    fairUse: {
      label: 'Fair-use limit',
      none: 'None',
      about: 'Full-speed data of an unlimited plan, in megabytes.',
      print: (megabytes: number, per: string) => `${data(megabytes)} ${per}`,
    },
    speedAfter: {
      label: 'Speed once it is used up',
      none: 'No more data',
      unlimited: 'Full speed',
      about: 'In kilobits a second, once the data or the fair-use limit is used up. None: the connection stops.',
      print: speed,
    },
    topSpeed: { label: 'Top speed', unlimited: 'Not capped by the plan', about: 'In kilobits a second.', print: speed },
    network: { label: 'Network' },
    days: {
      label: 'Validity',
      unlimited: noExpiry,
      about: 'In days. Of a plan without an end, `state: unlimited`.',
      print: days,
    },
    startsOn: { label: 'Its days start' },
    activateWithin: {
      label: 'Deadline to start using it',
      none: 'None',
      print: (count: number) => `${days(count)} after you buy it`,
    },
    countries: {
      label: 'Countries covered',
      about: 'Codes of ISO 3166-1, such as JP.',
      print: (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : `${names.length} countries`),
    },
    hotspot: { label: 'Hotspot' },
    voice: { label: 'Calls and texts' },
    topUp: { label: 'Can be topped up' },
    refund: { label: 'Refund', none: 'No refund', unlimited: 'Any time before you install it', print: refund },
    phones: { label: 'Phones it works in', about: 'In a few words; its source is the list of phones.' },
    delivery: { label: 'How you get it', print: (ways: readonly string[]) => capitalised(ways.join(' or ')) },
  },
  details: {
    price: 'What it costs',
    data: 'How much data',
    time: 'How long it lasts',
    place: 'Where it works',
    use: 'What you can do with it',
    buying: 'Buying it',
    topSpeed: 'Networks are often slower than this.',
    phones: 'The phone must take an eSIM and be unlocked. The source is the full list.',
  },
  reasons: {
    notCovered: (country: string) => `${country} is not covered`,
    countries: 'Countries not published',
    price: 'Price not published',
    data: 'Data not published',
    fairUse: 'Fair-use limit not published',
    /** Megabytes, rounded down to a tenth of a gigabyte. */
    atMost: (megabytes: number, stay: number) => `At most ${Math.floor(megabytes / 100) / 10} GB in ${days(stay)}`,
    days: 'Validity not published',
  },
  headline: {
    unit: 'for the trip',
    one: (scenario: string) => `for ${scenario}`,
    plansAt: (plans: number, price: string) => `${plans} plans at ${price}`,
    several: (scenario: string, count: number, price: string) => `for ${scenario}: ${plans(count)} at ${price}`,
    unranked: (scenario: string) => `not ranked for ${scenario}`,
  },
  facts: {
    perGb: 'Price per GB',
    perDay: 'Price per day',
    unlimitedData,
    noExpiry,
    notPublished: 'Not published',
    limit: (limit: string) => `full speed for ${limit}`,
    starts: { install: 'from when you install it', connection: 'from its first connection' },
  },
  conditions: {
    several: (count: number) => `${plans(count)} for this trip`,
    slows: (kbps: number, limit: string) => `Slows to ${speed(kbps)} after ${limit}`,
    stops: (limit: string) => `Stops after ${limit}`,
    slowsUnknown: (limit: string) => `Speed after ${limit} not published`,
    install: 'Days start when you install it',
    deadline: (count: number) => `Start within ${days(count)} of buying`,
    noHotspot: 'No hotspot',
    noRefund: 'No refund',
    number: 'With a number for calls',
    topSpeed: (kbps: number) => `At most ${speed(kbps)}`,
  },
  steps: {
    none: 'Why there is no price',
    forDays: (stay: number) => `Plans for ${days(stay)}`,
    forData: (gb: number) => `Plans for ${gb} GB`,
    roundedUp: (wanted: number, each: number) => `${wanted} ÷ ${each}, rounded up`,
    noExpiry: 'one is enough: it does not expire',
    unlimited: 'one is enough: its data has no limit',
    limit: (limit: string, kbps: number | null) =>
      kbps === null ? `${limit} at full speed` : `${limit} at full speed, then ${speed(kbps)} day and night`,
    brings: (limit: string, megabytes: number) =>
      `${limit}: at most ${Math.floor(megabytes / 100) / 10} GB on the trip`,
    plans: 'Plans to buy',
    divided: (price: string, size: number) => `${price} ÷ ${size}`,
    larger: (one: number, other: number) => `the larger of ${one} and ${other}`,
    result: plans,
    price: 'Price for the trip',
  },
  /** What an order reads, and what the list leaves out. */
  leftOut: (basis: string, country: string) => `${basis} Plans that do not cover ${country} are left out.`,
  sorts: {
    trip: {
      label: 'Lowest price for the trip',
      name: 'price for the trip',
      basis: (scenario: string) => `Price of all the plans you need for ${scenario}.`,
      missing: 'Price not published',
      weight: 'Low price for the trip',
    },
    perGb: {
      label: 'Lowest price per GB',
      name: 'price per GB',
      basis: 'Price of a plan divided by its data, used up or not. Unlimited plans have no price per GB.',
      print: (amount: string) => `${amount} per GB`,
      missing: 'Price per GB not known',
    },
    perDay: {
      label: 'Lowest price per day',
      name: 'price per day',
      basis: 'Price of a plan divided by the days it is valid, used or not.',
      print: (amount: string) => `${amount} per day`,
      missing: 'Price per day not known',
    },
    data: {
      label: 'Most data',
      name: 'data in one plan',
      basis: (most: string) =>
        `Data in one plan. Unlimited counts as ${most}, or as the most that its fair-use limit lets through in its days.`,
      counted: (most: string) => `Unlimited, counted as ${most}`,
      missing: 'Data not published',
      fairUse: 'Fair-use limit not published',
      weight: 'Plenty of data',
    },
    validity: {
      label: 'Longest validity',
      name: 'validity',
      basis: (most: string) => `Days that one plan is valid. One that does not expire counts as ${most}.`,
      counted: (most: string) => `${noExpiry}, counted as ${most}`,
      missing: 'Validity not published',
      weight: 'Long validity',
    },
  },
  facets: {
    reach: 'Where it works',
    data: { legend: 'Data', fixed: 'Fixed amount', unlimited: 'Unlimited' },
    features: {
      legend: 'Must have',
      hotspot: 'Hotspot',
      number: 'Number for calls and texts',
      topUp: 'Top-up',
      refund: 'Refund before you install it',
    },
    starts: { legend: 'Its days start', install: 'When installed', connection: 'On first connection' },
  },
  situations: {
    cheapest: {
      title: 'Pay the least for the trip',
      caution: {
        title: 'Does your roaming pass cost less?',
        text: 'For a day or two, your own operator’s pass can be cheaper and keeps your number. Compare it under “What you have now”.',
      },
    },
    unlimited: {
      title: 'Data without counting',
      caution: {
        title: 'How fast is it after the limit?',
        text: 'Many unlimited plans slow down after a daily limit, some so far that video stops. Check the fair-use limit and the speed after it.',
      },
    },
    severalCountries: {
      title: 'Several countries in one trip',
      caution: {
        title: 'Is every stop covered?',
        text: 'A plan for a region may leave a country out. Check the full list on the plan’s page.',
      },
    },
    share: {
      title: 'Share it with a laptop or family',
      caution: {
        title: 'How much will you all use?',
        text: 'Laptops update themselves over a hotspot. Turn updates off, or plan for more data.',
      },
    },
    travelOften: {
      title: 'Travel often',
      caution: {
        title: 'When do its days start?',
        text: 'Some plans count from the day you install them, even at home. Check this and the deadline to start.',
      },
    },
  },
  own: {
    price: {
      label: 'Price of a pass',
      hint: 'What your operator charges for a roaming pass',
      most: 'we compare passes up to RM1,000',
    },
    length: { label: 'Days it lasts', unit: 'days', most: 'we compare passes of up to 90 days' },
    unlimited: 'Its data is unlimited',
    size: { label: 'Data in it', unit: 'GB', most: 'we compare up to 100 GB' },
    least: 'it must be at least 1',
  },
  site: {
    partner: 'Truely',
    choosing:
      'Compare the price for your whole trip, not the price per GB: data left over is lost. Check when the days start, what happens when the data is used up, and that your phone takes an eSIM.',
    presets: { cheapest: 'Get data for a trip abroad' },
    beforeYouBuy: {
      title: 'Before you buy',
      points: [
        'Your phone must take an eSIM and must not be locked to an operator.',
        'Install it over Wi-Fi before you leave: the code works once, and you need a connection to use it.',
        'Keep your Malaysian SIM in for calls and bank codes, and turn its data roaming off.',
      ],
      phones: (seller: string) => `Phones that work with ${seller}`,
    },
  },
} as const
