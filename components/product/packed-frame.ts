import type { SpreadModel } from '@/lib/domain/categories/category'
import { type PackedField, packField, unpackField } from '@/lib/domain/fields/field-model'
import type { ListFrame } from '@/lib/domain/list-model'

/** A list without its rows as its document carries it. */
export interface PackedFrame extends Omit<ListFrame, 'fields' | 'spread'> {
  readonly fields: readonly PackedField[]
  readonly spread?: Pick<SpreadModel, 'drawn'> & { readonly fields: readonly PackedField[] }
}

/** Leaves out of the fields what most have in common. */
export function packFrame({ spread, ...frame }: ListFrame): PackedFrame {
  return {
    ...frame,
    fields: frame.fields.map(packField),
    ...(spread && { spread: { ...spread, fields: spread.fields.map(packField) } }),
  }
}

/** The whole list again. */
export function unpackFrame({ spread, ...frame }: PackedFrame): ListFrame {
  return {
    ...frame,
    fields: frame.fields.map(unpackField),
    ...(spread && { spread: { ...spread, fields: spread.fields.map(unpackField) } }),
  }
}
