import type { WrittenSection } from '@/components/ui/written'
import { shelfLifeDays } from '@/lib/domain/figures/figure'
import { mostWeight } from '@/lib/domain/list/list-query'
import { routes } from '@/lib/routing/routes'

/** What the page about ranking says around what it reads from the lists. */
export const rankWords = {
  title: 'How we rank',
  lede: 'Every list is put in order by one figure that you can check. You choose which, and for what case.',
  firstOrders: 'What each list starts with',
  otherOrders: (names: string) => `Other orders: ${names}.`,
  badges: (labels: readonly string[]) => ` Badges: ${labels.join(', ')}.`,
  ownMix: 'Your own mix',
  ownMixText: `Where more than one thing matters, choose “My own weights” and give each a weight from 0 to ${mostWeight}. For each thing, the best product of the whole list gets 100 points, the worst 0, and the others what lies between. Your mix is the mean of those points by your weights. A product with an out-of-date or missing figure in anything that you give a weight is not ranked. The weights start like this:`,
}

/** By what a list is ordered. */
export const oneFigure: WrittenSection = {
  id: 'one-figure',
  title: 'One figure, for you',
  text: [
    `A list starts from [typical figures](${routes.glossary}#your-case). We calculate the figure of the chosen order for each product and put the best first. Change the amount, the term, what you spend or what you do each month, and the order is calculated again.`,
    [
      'Filters and situations decide what is shown. They never change a figure.',
      'Islamic and conventional products are in one order: the calculation is the same.',
      'The figure that heads a row is the one that the list is ordered by. Equal figures share a place, such as “10th=”. Among them the list’s first order decides, as named below; then the product whose oldest source we checked most recently is first; then the name, from A to Z.',
      'Choose at the top of a list what you have now, and each row compares its figure with yours. That changes no place.',
      'Each row shows how it got its place: what went in, the formula, the result, and how it compares with the rows above and below.',
    ],
  ],
}

/** What marks a row. */
export const badgeRules: WrittenSection = {
  id: 'badges',
  title: 'Badges',
  text: [
    'Some rows carry a badge. Each is a rule that you can check:',
    [
      '“Best without a fee”, “Best Islamic” and the like: the first product, in the order you chose, among those that the filter of that name keeps.',
      '“Lowest minimum income”: the lowest minimum income that is published. Among equals it is the first in your order.',
    ],
    'A badge never moves a product, and no badge can be bought. Only ranked products have one, and none has two.',
  ],
}

/** Products for some people or one use. */
export const forEverybody: WrittenSection = {
  id: 'for-everybody',
  title: 'Products open to everyone come first',
  text: [
    'Some products are only for some people, such as government staff, students, seniors, children, members of a co-operative or those who have a guarantor. Some loans may only be used for one thing, such as tuition, medical bills or renovation. Their rows begin with it: “Seniors only”.',
    'As long as we do not know whether such a product is for you, it is ranked below all products that are for everybody, in the same order as they are. So it never leads a list, a page above the lists or the home page. Choose a filter or a situation that says it is for you, such as “Government staff”, and it is ranked among the others by its figure alone. A product that asks two things of you needs both.',
  ],
}

/** How long a figure counts, and what is left out. */
export const reliability: WrittenSection = {
  id: 'reliability',
  title: 'Only figures that can be trusted',
  text: [
    'Each figure names its source and the day on which we last compared it with that source. It keeps for so long:',
    [
      `rates: ${shelfLifeDays.rate} days`,
      `fees: ${shelfLifeDays.fee} days`,
      `rules, such as a minimum deposit or an income: ${shelfLifeDays.rule} days`,
    ],
    `After that it is marked as out of date. A product whose ranked figure rests on it stays on the list, without a rank, below all that have one. Last are the products whose figure is [not published](${routes.glossary}#not-published). A missing figure never helps a product.`,
    `Rates of the country, such as the reference rate of home loans, are the same for every product. They keep for 60 days where Bank Negara Malaysia may change them at a meeting, else for ${shelfLifeDays.rule}. After that each figure that uses one is marked, but the ranking does not change.`,
    'Offers that have ended are no longer ranked, from midnight in Malaysia: the product is ranked by what it pays without the offer, or comes last with the day on which the offer ended.',
    `A list leaves out only what you could not use, such as a data plan that does not cover the country you are going to, and says so above its rows. [What we do not cover](${routes.notCovered}) counts what the lists hold and names what is in none of them.`,
  ],
}

/** What no order reads. */
export const neverCounts: WrittenSection = {
  id: 'never-counts',
  title: 'What never counts',
  text: [
    `[How we are paid](${routes.howWeArePaid}) never affects a ranking, your own mix included. Neither do sign-up gifts, how well known an issuer is, or how often a product is chosen. Nobody can buy a place.`,
    `We compare; we do not advise. The best on a figure need not be the best for you. Found something wrong? [Report a figure](${routes.reportFigure}).`,
  ],
}
