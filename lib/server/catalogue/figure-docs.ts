import { categoryIds } from '@/lib/domain/categories/load'
import { productTables } from '@/lib/domain/categories/product-tables'
import { categoryOf } from '@/lib/domain/categories/registry'
import { describeFigures } from '@/lib/domain/figures/describe'

const head = `# The figures of each kind of product

Written by \`npm run docs:figures\` from the figure tables in \`lib/domain/categories/<category>/figures.ts\`: do not change
it by hand. A *figure with a source* is written \`{ value: ..., source: ... }\`, or with a state instead of a value:
\`{ state: none, source: ... }\`, \`{ state: unlimited, source: ... }\`, \`{ state: missing }\`. A *stated* field is written as
the bare value. *Fresh for* counts from the day on which the source was last checked; *ranked* means that an order of the
list reads it. What every product has besides is told in [catalogue.md](catalogue.md).
`

/** The page of field documentation for the people who write products' files. */
export function figureDocs(): string {
  const parts = categoryIds.map((id) => `## ${categoryOf(id).title}\n\n${describeFigures(productTables[id].figures)}\n`)
  return [head, ...parts].join('\n')
}
