import { type PackedField, packField, unpackField } from '@/lib/domain/fields/field-model'
import type { ListFrame } from '@/lib/domain/list-model'

/** A list without its rows as its document carries it. */
export interface PackedFrame extends Omit<ListFrame, 'fields'> {
  readonly fields: readonly PackedField[]
}

/** Leaves out of the fields what most have in common. */
export function packFrame(frame: ListFrame): PackedFrame {
  return { ...frame, fields: frame.fields.map(packField) }
}

/** The whole list again. */
export function unpackFrame(frame: PackedFrame): ListFrame {
  return { ...frame, fields: frame.fields.map(unpackField) }
}
