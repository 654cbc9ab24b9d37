import { common } from '../../locales/ko/first/common.ts'
import { home } from '../../locales/ko/first/home.ts'
import { shell } from '../../locales/ko/first/shell.ts'
import { addParticles, type Formatter } from '../../particles.ts'

/** Registers the formats used only in Korean. Browsers download this file only when the language is Korean. */
export function addFormats(formatter: Formatter | undefined): void {
  addParticles(formatter)
}

/** The texts of the home page, in one file so that a first visit loads few files. */
export const texts = { common, home, shell } as const
