/** Where a placeholder leads on: `text` is a key under `links` of the `placeholders` texts. */
export const ways = {
  quickStart: '/#quick-start',
  usGuides: '/guides/us',
  examGuides: '/guides/us/exams-admissions',
  savedPlans: '/saved',
  home: '/',
} as const
type Way = keyof typeof ways

interface PlaceholderLinks {
  /** The main way first. */
  ways: readonly Way[]
}

const plain = { ways: ['home', 'quickStart'] } satisfies PlaceholderLinks

/** The pages that are still to come, by their texts' name, each with a useful way on. */
const placeholderPages = {
  contentList: { ways: ['usGuides', 'examGuides'] },
  contentEdit: plain,
  trash: plain,
  questions: plain,
} as const satisfies Record<string, PlaceholderLinks>
export type PlaceholderName = keyof typeof placeholderPages

/** The links of one page. */
export function linksOf(name: PlaceholderName): PlaceholderLinks {
  return placeholderPages[name]
}
