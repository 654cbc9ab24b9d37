import { calloutTexts } from './callout-texts.ts'
import type { Language } from './languages.ts'
import { pdf as english } from './locales/en/server/pdf.ts'
import { pdf as korean } from './locales/ko/server/pdf.ts'
import { pdf as simplifiedChinese } from './locales/zh-CN/server/pdf.ts'
import { pdf as traditionalChinese } from './locales/zh-TW/server/pdf.ts'
import type { Shape } from './shape.ts'

/** The texts of PDFs and their ZIP archives. Used only on the server, which keeps all four languages in memory. */
export const pdfTexts = {
  en: { ...english, callouts: calloutTexts.en },
  ko: { ...korean, callouts: calloutTexts.ko },
  'zh-CN': { ...simplifiedChinese, callouts: calloutTexts['zh-CN'] },
  'zh-TW': { ...traditionalChinese, callouts: calloutTexts['zh-TW'] },
} as const satisfies Record<Language, Shape<typeof english> & { callouts: unknown }>
