import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即將推出',
  links: {
    quickStart: '取得我的策略',
    home: '回到首頁',
  },
  pages: {
    questions: {
      title: '題目編輯器',
      text: '之後編輯人員會在這裡搜尋與撰寫練習題。',
    },
  },
} as const satisfies Shape<typeof english>
