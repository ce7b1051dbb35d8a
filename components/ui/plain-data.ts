/**
 * Data that comes through JSON as it is: text, numbers, true, false and null, lists and objects of them, and what is left out.
 * `never` stands where a value would not, such as a function, a date, a map or a set.
 */
export type PlainData<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly PlainItem<Item>[]
    : T extends object
      ? T extends (...given: never[]) => unknown
        ? never
        : { readonly [Key in keyof T]: PlainData<T[Key]> }
      : T extends undefined
        ? T
        : never

/** A list says null where an item is left out. */
type PlainItem<T> = T extends undefined ? never : PlainData<T>
