/** Some words in any language: the same names, the same parameters, other strings. */
export type Translation<W> = W extends (...values: infer V) => string
  ? (...values: V) => string
  : W extends string
    ? string
    : W extends null
      ? null
      : { readonly [K in keyof W]: Translation<W[K]> }
