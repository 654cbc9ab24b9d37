import type { Language } from './languages.ts'

/** The headings of callouts, in the language of the text that contains the callout. */
export const calloutTexts = {
  en: { definition: 'Definition', example: 'Example', mistake: 'Common mistake' },
  ko: { definition: '정의', example: '예제', mistake: '자주 하는 실수' },
  'zh-TW': { definition: '定義', example: '例題', mistake: '常見錯誤' },
  'zh-CN': { definition: '定义', example: '例题', mistake: '常见错误' },
} as const satisfies Record<Language, Record<'definition' | 'example' | 'mistake', string>>
