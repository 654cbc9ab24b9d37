import { addHanSpaces } from '../../han-spaces.ts'
import { common } from '../../locales/zh-CN/first/common.ts'
import { home } from '../../locales/zh-CN/first/home.ts'
import { shell } from '../../locales/zh-CN/first/shell.ts'
import type { Formatter } from '../../particles.ts'

/** Registers the formats used only in Chinese. Browsers download this file only when the language is Chinese. */
export function addFormats(formatter: Formatter | undefined): void {
  addHanSpaces(formatter)
}

/** The texts of the home page, in one file so that a first visit loads few files. */
export const texts = { common, home, shell } as const
