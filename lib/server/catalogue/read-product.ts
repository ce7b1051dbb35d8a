import { z } from 'zod'
import { productSchema } from '@/lib/contract/entities/product'
import { productFields } from '@/lib/contract/entities/product-fields'
import { figureSchemas } from '@/lib/contract/entities/shape-schema'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryIds } from '@/lib/domain/categories/load'
import { productTables } from '@/lib/domain/categories/product-tables'
import type { Issuer } from '@/lib/domain/products/issuer'
import type { Product } from '@/lib/domain/products/product'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { editorKit } from './editor-kit'
import { problemsOf, reasonFor } from './wording'

/** What was read, or everything that stops it. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads plain data by a schema, with the catalogue's own words for what is wrong. */
export function readBy<T>(schema: z.ZodType<T>, data: unknown): Read<T> {
  const result = schema.safeParse(data, { error: reasonFor })
  return result.success ? { ok: true, value: result.data } : { ok: false, problems: problemsOf(result.error) }
}

const editorSchemas = new Map(
  categoryIds.map((category) => {
    const { traits, figures } = productTables[category]
    const fields = figureSchemas(figures, editorKit)
    return [category, z.strictObject({ ...productFields(editorKit, traits, fields), issuer: z.string(), ...fields })]
  }),
)

/** Reads a product from its file's data. The category is its folder, the slug its file's name. */
export function readProduct(
  category: CategoryId,
  slug: string,
  data: unknown,
  issuers: ReadonlyMap<string, Issuer>,
): Read<Product> {
  const schema = editorSchemas.get(category)
  if (schema === undefined) throw new RangeError(`There is no category ${category}`)
  const fields = readBy(schema, data)
  if (!fields.ok) return fields
  const issuer = issuers.get(fields.value.issuer)
  if (issuer === undefined) {
    const reason = `no usable file content/issuers/${fields.value.issuer}.yaml`
    return { ok: false, problems: [{ path: ['issuer'], reason }] }
  }
  // What a file says has to be what the contract can carry: the same shapes, read a second time as they travel.
  return readBy(productSchema, { ...fields.value, category, slug, issuer })
}
