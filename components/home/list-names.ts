import { categoryList } from '@/lib/domain/categories/registry'

/** What the site compares, in a sentence: `savings accounts, current accounts and fixed deposits`. */
export const listNames: string = new Intl.ListFormat('en-GB').format(
  categoryList.map(({ title }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`),
)
