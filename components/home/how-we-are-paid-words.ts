import type { WrittenSection } from '@/components/ui/written'
import type { PaidKind } from '@/lib/domain/products/product-base'
import { routes } from '@/lib/routing/routes'

/** What the page about our income says around its counts. */
export const paidPageWords = {
  title: 'How we are paid',
  lede: 'Using the site is free. Some issuers pay us when you go to them or become their customer; many do not. Each row says which.',
  samples:
    'The products listed today are samples from invented issuers, so no money changes hands. The marks on them show what a row says once it is real.',
  kinds: 'The four kinds',
  onTheRow: 'On the row',
  products: 'Products',
}

/** What a mark on a row means. */
export const paidMeanings: Readonly<Record<PaidKind, string>> = {
  none: 'We list it because it belongs in the comparison.',
  click: 'A sum each time someone follows our link.',
  lead: 'A sum when someone who followed our link sends an application.',
  approval: 'A sum when that application is approved.',
}

/** What being paid changes. */
export const whatItChanges: WrittenSection = {
  id: 'what-it-changes',
  title: 'What it changes, and what it does not',
  text: [
    [
      `It never affects a ranking, your own mix included. A test shuffles who pays us and checks that each list keeps its order. [How we rank](${routes.howWeRank})`,
      'A product that pays us nothing is listed, compared and linked like any other.',
      'You pay the same whether you come from here or go to the issuer yourself.',
      'You may leave out the products that pay us: each list has a filter for that.',
      'When you follow an apply link we note which product it was, on which page, and the kind of device, so that we can be paid. We do not ask who you are.',
    ],
  ],
}
