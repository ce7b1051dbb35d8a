import { knownValue } from '../../figures/figure'
import type { Facet } from '../category'
import { choiceFacet, commonFacets } from '../shared/common-facets'
import { type Esim, esimTable, reach } from './figures'
import { esimWords } from './words'

const { facets: words, choices } = esimWords
const { features } = words

/** Can be given back: there is a rule, and it is not that there is none. */
const isRefunded = ({ refund }: Esim) => refund.state === 'known' || refund.state === 'unlimited'

/** Every facet of the list, in the order of the page. A figure that is not published never counts as a yes. */
export const esimFacets: readonly Facet<Esim>[] = [
  choiceFacet('reach', words.reach, reach, (plan) => [plan.reach]),
  {
    id: 'data',
    legend: words.data.legend,
    mode: 'any',
    options: [
      { value: 'fixed', label: words.data.fixed, matches: ({ data }) => data.state === 'known' },
      { value: 'unlimited', label: words.data.unlimited, matches: ({ data }) => data.state === 'unlimited' },
    ],
  },
  {
    id: 'must-have',
    legend: features.legend,
    mode: 'all',
    options: [
      { value: 'hotspot', label: features.hotspot, matches: ({ hotspot }) => knownValue(hotspot) === true },
      { value: 'number', label: features.number, matches: ({ voice }) => knownValue(voice) === 'number' },
      { value: 'top-up', label: features.topUp, matches: ({ topUp }) => knownValue(topUp) === true },
      { value: 'refund', label: features.refund, matches: isRefunded },
      { value: '5g', label: choices.network['5g'], matches: ({ network }) => knownValue(network) === '5g' },
    ],
  },
  {
    id: 'starts',
    legend: words.starts.legend,
    mode: 'any',
    options: [
      {
        value: 'connection',
        label: words.starts.connection,
        matches: (plan) => knownValue(plan.startsOn) === 'connection',
      },
      { value: 'install', label: words.starts.install, matches: (plan) => knownValue(plan.startsOn) === 'install' },
    ],
  },
  ...commonFacets<Esim>(esimTable.traits),
]
