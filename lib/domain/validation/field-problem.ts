/** Steps from the top of a file to one of its fields, in the file's own words. */
export type FieldPath = readonly (string | number)[]

/** Something that is wrong with one field. */
export interface Problem {
  readonly path: FieldPath
  readonly reason: string
}
