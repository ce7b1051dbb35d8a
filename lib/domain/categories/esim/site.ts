import { knownValue } from '../../figures/figure'
import { partnerWayOut } from '../../products/way-out'
import { defineSite } from '../site'
import { esimProblems } from './problems'
import { startingTrip } from './trip'
import { esimWords } from './words'

const words = esimWords.site

/** What travel eSIMs are to the site around their list. */
export const esimSite = defineSite('esim', {
  hubs: [],
  choosing: words.choosing,
  presets: [{ label: words.presets.cheapest, situation: 'cheapest', place: 140 }],
  structured: ({ price }) => ({ type: 'Product', price: knownValue(price) }),
  partner: { name: words.partner, host: 'truely.com', href: partnerWayOut('truely-esim'), entityName: 'TRUELY_ESIM' },
  problems: esimProblems,
  startFrom: startingTrip,
  beforeYouBuy: ({ phones, sources, issuer }) => {
    const { title, points, phones: label } = words.beforeYouBuy
    const list = phones.state === 'missing' ? undefined : sources[phones.source]
    return { title, points, link: list === undefined ? null : { url: list.url, label: label(issuer.shortName) } }
  },
})
