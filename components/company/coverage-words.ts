/** The counts of what is listed. */
export const coverageWords = {
  products: 'products',
  providers: 'providers',
  sourced: 'figures with their source',
  newestCheck: 'newest check',
  /** Whether what is listed is real; null: none of it. */
  samples: (count: string | null) =>
    `${count === null ? 'All of them are' : `${count} of them are`} samples from invented issuers: they show how the site works, and nobody can apply for them.`,
}
