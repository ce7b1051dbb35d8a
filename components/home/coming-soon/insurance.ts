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
    'critical-illness-insurance',
    'Critical illness insurance',
    'A sum paid when one of the named illnesses is diagnosed, whatever the treatment costs.',
    [
      'How many illnesses are covered, and what is paid at an early stage.',
      'Days to wait before the cover starts, and days you must survive.',
      'Age at entry, age at which it ends, and whether it pays more than once.',
    ],
  ),
  cover(
    'medical-card-insurance',
    'Medical card insurance',
    'Hospital bills paid by the insurer, up to a yearly limit.',
    [
      'Yearly limit, room and board a day, and any limit for life.',
      'What you pay yourself: deductible and co-insurance, with its cap.',
      'Waiting periods, panel hospitals, and the age up to which it renews.',
    ],
  ),
  cover('whole-life-insurance', 'Whole life insurance', 'Cover for all your life, part of which builds a cash value.', [
    'Yearly cost, and for how many years you pay it.',
    'Guaranteed cash value by year, apart from what is only projected.',
    'What you get back if you stop early.',
  ]),
]
