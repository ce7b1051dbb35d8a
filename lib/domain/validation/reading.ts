/** What was typed, as it is kept; or what is wrong with it, as a sentence for whoever typed it. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string }
