import type { SpreadModel } from '@/lib/domain/categories/spread'
import { type FieldModel, type PackedField, packField, unpackField } from '@/lib/domain/fields/field-model'

/** The fields of a form, and the total and the mix that it may start from. */
interface Asked {
  readonly fields: readonly FieldModel[]
  readonly spread?: SpreadModel
}

interface PackedAsked {
  readonly fields: readonly PackedField[]
  readonly spread?: Pick<SpreadModel, 'drawn'> & { readonly fields: readonly PackedField[] }
}

/** A page with a form as its document carries it. */
export type PackedForm<T extends Asked> = Omit<T, keyof Asked> & PackedAsked

/** Leaves out of the fields what most have in common. */
export function packForm<T extends Asked>({ fields, spread, ...rest }: T): PackedForm<T> {
  return {
    ...rest,
    fields: fields.map(packField),
    ...(spread && { spread: { ...spread, fields: spread.fields.map(packField) } }),
  }
}

/** The whole form again. */
export function unpackForm<T extends PackedAsked>({ fields, spread, ...rest }: T): Omit<T, keyof Asked> & Asked {
  return {
    ...rest,
    fields: fields.map(unpackField),
    ...(spread && { spread: { ...spread, fields: spread.fields.map(unpackField) } }),
  }
}
