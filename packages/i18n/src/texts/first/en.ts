import { common } from '../../locales/en/first/common.ts'
import { home } from '../../locales/en/first/home.ts'
import { shell } from '../../locales/en/first/shell.ts'

/** The texts of the home page, in one file so that a first visit loads few files. */
export const texts = { common, home, shell } as const
