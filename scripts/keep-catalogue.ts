import { join } from 'node:path'
import { listAllProducts } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import { categoryIds } from '@/lib/domain/categories/load'
import { keepList } from '@/lib/server/data/kept-lists'
import { transport } from '@/lib/server/data/transport'
import { loadEnvFiles } from './load-env-files'

/** Part of the build: keeps the catalogue that the pages were built from, for a start while its provider is away. */
loadEnvFiles()
for (const category of categoryIds) {
  const value = await listAllProducts(category, transport(), async () => productSchema)
  keepList(join(process.cwd(), '.next'), category, { at: Date.now(), value })
}
