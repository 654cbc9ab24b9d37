import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The folder that contains the guides: `<place>/<slug>/<language>.md`. */
export const guidesFolder = path.resolve(import.meta.dirname, '../../content/guides')

export const places = ['us', 'ca', 'exams'] as const
export type Place = (typeof places)[number]

// `language` is a plain string, because Vite loads this file with its configuration, which cannot import our packages.
export interface GuideFile {
  place: Place
  slug: string
  language: string
}

const extension = '.md'

/** Returns undefined for a file that is not a guide. */
export function parseGuidePath(file: string): GuideFile | undefined {
  const [placeName, slug, name, ...more] = path.relative(guidesFolder, file).split(path.sep)
  const place = places.find((known) => known === placeName)
  if (!place || !slug || !name?.endsWith(extension) || more.length > 0) return undefined
  return { place, slug, language: name.slice(0, -extension.length) }
}

export function buildGuidePath({ place, slug, language }: GuideFile): string {
  return path.join(guidesFolder, place, slug, language + extension)
}

export function listGuides(place: Place): GuideFile[] {
  const files = readdirSync(path.join(guidesFolder, place), { recursive: true, encoding: 'utf8' })
  return files
    .toSorted()
    .map((file) => parseGuidePath(path.join(guidesFolder, place, file)))
    .filter((guide) => guide !== undefined)
}
