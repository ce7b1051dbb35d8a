import { join } from 'node:path'
import { listAllProducts } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import { categoryIds } from '@/lib/domain/categories/load'
import { allReadings } from '@/lib/server/content/all-readings'
import { keepReadings } from '@/lib/server/content/kept-readings'
import { keepList } from '@/lib/server/data/catalogue/kept-lists'
import { transport } from '@/lib/server/data/site/transport'
import { loadEnvFiles } from './load-env-files'

/**
 * Part of the build: keeps what the files of `content/` were read as, so that a start need not, and the catalogue that the pages were
 * built from, for a start while its provider is away.
 */
loadEnvFiles()
keepReadings(join(process.cwd(), '.next'), allReadings(join(process.cwd(), 'content')))
for (const category of categoryIds) {
  const value = await listAllProducts(category, transport(), { product: async () => productSchema })
  keepList(join(process.cwd(), '.next'), category, { at: Date.now(), value })
}
