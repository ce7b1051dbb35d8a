import 'server-only'
import { join } from 'node:path'
import type { Transport } from '@/lib/client/http'
import { listAllProducts, type WholeList } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { productFolder } from '@/lib/routing/dynamic-pages'
import { isRemote } from '@/lib/server/data/site/remote'
import { env } from '@/lib/server/env'
import { readBuiltPages, withPages } from './built-pages'

/** Only a remote provider can know products without a page, and only a production build has a set of pages. */
function builtPages(): ReadonlySet<string> | null {
  return isRemote() && env().NODE_ENV === 'production' ? readBuiltPages(join(process.cwd(), '.next')) : null
}

/** A list without the products that have no page. */
export function withBuiltPages(category: CategoryId, { asOf, products }: WholeList): WholeList {
  return { asOf, products: withPages(products, productFolder(category), builtPages()) }
}

/** Asks for every product of a category, and leaves out those without a page. Throws ApiError. */
export async function listWithPages(category: CategoryId, transport: Transport): Promise<WholeList> {
  return withBuiltPages(category, await listAllProducts(category, transport, { product: async () => productSchema }))
}
