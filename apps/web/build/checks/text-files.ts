import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@pathwise/i18n/languages'
import { buildGuidePath, listGuides, places } from '../guides/guide-files.ts'

export const packagesFolder = path.resolve(import.meta.dirname, '../../../../packages')

export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}

/** Lists a language's guides and page texts. */
export function listTextFiles(language: Language): string[] {
  const guides = places.flatMap(listGuides).filter((guide) => guide.language === language)
  return [...guides.map(buildGuidePath), ...listFiles(path.join(packagesFolder, 'i18n/src/locales', language))]
}
