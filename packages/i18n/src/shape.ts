/**
 * What a translation must look like, taken from the English text: the same keys, any words.
 * `satisfies Shape<typeof english>` makes a missing or misspelt key a compile error.
 */
export type Shape<Text> = { readonly [Key in keyof Text]: Text[Key] extends string ? string : Shape<Text[Key]> }
