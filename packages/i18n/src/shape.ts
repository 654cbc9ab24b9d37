/**
 * The required type of a translation: an object that has the same keys as the English texts, with any strings as
 * values. `satisfies Shape<typeof english>` makes a missing or misspelled key a compile error.
 */
export type Shape<Text> = { readonly [Key in keyof Text]: Text[Key] extends string ? string : Shape<Text[Key]> }
