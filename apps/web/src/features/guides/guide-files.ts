import type { Language } from '@pathwise/i18n/languages'
import { loadOnce } from '../../lib/load-once.ts'
import type { Guide } from './guide.ts'

const folder = '../../../content/guides'
const files = import.meta.glob<Guide>('../../../content/guides/*/*/*.md', { import: 'guide' })

export type GuideCountry = 'us' | 'ca'

export interface GuideAddress {
  country: GuideCountry
  /** Whether the guide is an exam guide. Exam guides are the same in both countries. */
  exam: boolean
  slug: string
}

const address = /^\/guides\/(us|ca)\/(exams\/)?([^/]+)$/

/** Parses a path such as `/guides/us/math` or `/guides/ca/exams/sat`. Does not check that the guide exists. */
export function readGuideAddress(pathname: string): GuideAddress | undefined {
  const [, country, exam, slug] = address.exec(pathname) ?? []
  if (slug === undefined) return undefined
  return { country: country === 'ca' ? 'ca' : 'us', exam: exam !== undefined, slug }
}

function buildFileName({ country, exam, slug }: GuideAddress, language: Language): string {
  return `${folder}/${exam ? 'exams' : country}/${slug}/${language}.md`
}

export function isGuide(guide: GuideAddress): boolean {
  return buildFileName(guide, 'en') in files
}

const store = loadOnce(async (file) => {
  const load = files[file]
  if (!load) throw new RangeError(`There is no guide ${file}`)
  return load()
})

/** Preloads a guide so that `useGuide` does not suspend. */
export async function loadGuide(guide: GuideAddress, language: Language): Promise<void> {
  await store.preload(buildFileName(guide, language))
}

/** Suspends while the guide loads. @throws RangeError if it does not exist */
export function useGuide(guide: GuideAddress, language: Language): Guide {
  return store.useLoaded(buildFileName(guide, language))
}

/** Lists the paths of all guides. Exam guides have one path per country. */
export function listGuidePaths(): string[] {
  const english = Object.keys(files).filter((file) => file.endsWith('/en.md'))
  return english.flatMap((file) => {
    const [place = '', slug = ''] = file.slice(folder.length + 1).split('/')
    return place === 'exams' ? [`/guides/us/exams/${slug}`, `/guides/ca/exams/${slug}`] : [`/guides/${place}/${slug}`]
  })
}
