/** Where a placeholder leads on: `text` is a key under `links` of the `placeholders` texts. */
export const ways = {
  quickStart: '/#quick-start',
  home: '/',
} as const
type Way = keyof typeof ways

interface PlaceholderLinks {
  /** The main way first. */
  ways: readonly Way[]
}

/** The pages that are still to come, by their texts' name, each with a useful way on. */
const placeholderPages = {
  questions: { ways: ['home', 'quickStart'] },
} as const satisfies Record<string, PlaceholderLinks>
export type PlaceholderName = keyof typeof placeholderPages

/** The links of one page. */
export function linksOf(name: PlaceholderName): PlaceholderLinks {
  return placeholderPages[name]
}
