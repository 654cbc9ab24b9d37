import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即將推出',
  links: {
    quickStart: '取得我的策略',
    usGuides: '瀏覽美國學習指南',
    examGuides: '查看考試指南',
    home: '回到首頁',
    savedPlans: '開啟已儲存的計畫',
  },
  pages: {
    contentList: {
      title: '內容',
      text: '這裡會列出可以搜尋、閱讀與下載的學習資料。',
    },
    contentEdit: {
      title: '編輯內容',
      text: '之後編輯人員會在這裡撰寫學習資料。',
    },
    trash: {
      title: '垃圾桶',
      text: '之後管理員可以在這裡還原已刪除的內容，或永久刪除。',
    },
    questions: {
      title: '題目編輯器',
      text: '之後編輯人員會在這裡搜尋與撰寫練習題。',
    },
  },
} as const satisfies Shape<typeof english>
