const onAllSpend = (cards: string) => `${cards}, ranked by what they are worth on all you spend in a year.`

/** Titles and leads of the pages for one kind of reward. */
export const cardVariantWords = {
  reward: {
    title: 'Rewards credit cards',
    lede: 'Cards that give points, ranked by what the points are worth to you in a year, less fee and tax.',
  },
  cashback: {
    title: 'Cashback credit cards',
    lede: 'Cards that give money back, ranked by what is left in a year after caps, minimum spend, fee and tax.',
  },
  petrol: { title: 'Petrol credit cards', lede: onAllSpend('Cards that give back on petrol') },
  travel: { title: 'Travel credit cards', lede: onAllSpend('Cards for miles and lounges') },
  dining: { title: 'Dining credit cards', lede: onAllSpend('Cards that give back on dining') },
  shopping: { title: 'Shopping credit cards', lede: onAllSpend('Cards that give back on shopping and online') },
  groceries: { title: 'Groceries credit cards', lede: onAllSpend('Cards that give back on groceries') },
}
