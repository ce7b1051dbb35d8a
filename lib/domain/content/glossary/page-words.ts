/** What the page of the glossary says around its terms. */
export const glossaryPageWords = {
  title: 'Glossary',
  lede: 'The words of accounts, deposits, cards and loans in Malaysia, each in a sentence or two. Rules change: the source says where to look.',
  parts: 'Parts of the glossary',
  /** Before the name of where a meaning was read. */
  source: 'Source: ',
}
