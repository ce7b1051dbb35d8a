import { join } from 'node:path'
import { listAllProducts } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import { categoryIds } from '@/lib/domain/categories/load'
import { allReadings } from '@/lib/server/content/all-readings'
import { cacheReadings } from '@/lib/server/content/cached-readings'
import { contentDir } from '@/lib/server/content-dir'
import { cacheList } from '@/lib/server/data/catalogue/cached-lists'
import { transport } from '@/lib/server/data/site/transport'
import { loadEnvFiles } from './load-env-files'

/**
 * Part of the build: keeps what the files of `content/` were read as, so that a start need not, and the catalogue that the pages were
 * built from, for a start while its provider is away.
 */
loadEnvFiles()
cacheReadings(join(process.cwd(), '.next'), allReadings(contentDir()))
for (const category of categoryIds) {
  const value = await listAllProducts(category, transport(), { product: async () => productSchema })
  cacheList(join(process.cwd(), '.next'), category, { at: Date.now(), value })
}
