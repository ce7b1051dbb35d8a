import { routes } from '@/lib/routing/routes'
import type { ComingSoon } from './coming-soon'

const folder = '/insurance'
const meanwhile = [
  { href: routes.glossary, label: 'Look up a word' },
  { href: routes.howWeRank, label: 'How we rank' },
  { href: routes.products, label: 'What you can compare today' },
]

const notYet =
  'No plan is listed yet. We list one only when its figures have a source and a date, and until then we show none rather than guess. This page is not advice on which cover to buy.'

/** A kind of insurance or takaful: what a plan will be compared on. */
function cover(segment: string, title: string, lede: string, plan: readonly string[]): ComingSoon {
  return { path: `${folder}/${segment}`, title, lede, plan, notYet, meanwhile }
}

/** Kinds of insurance and takaful that are not listed yet. */
export const insurance: readonly ComingSoon[] = [
  cover(
    'personal-accident-insurance',
    'Personal accident insurance',
    'A sum for death or disablement by accident, and help with the bills of smaller ones.',
    [
      'Sums for death, permanent and temporary disablement.',
      'Medical bills, funeral costs, and double cover on public transport.',
      'The price by how risky your work is.',
    ],
  ),
  cover('property-insurance', 'Property insurance', 'Cover for the building, for what is in it, or for both.', [
    'Fire only, houseowner or householder: what each pays for.',
    'The sum to insure: the cost of rebuilding, not the market price.',
    'Flood, landslip and riot, where they cost extra.',
  ]),
]
