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
    pricing: {
      title: '價格',
      text: '之後可以在這裡比較各種方案與價格。目前開放的功能全部免費。',
    },
    plans: {
      title: '方案',
      text: '這裡會有一張表，逐項比較各方案的功能。目前開放的功能全部免費。',
    },
    checkout: {
      title: '結帳',
      text: '之後可以在這裡選擇方案並付款。目前還沒開放購買，不會向任何人收費。',
    },
    checkoutSuccess: {
      title: '付款結果',
      text: '付款後，你的訂閱會列在這裡。目前還沒開放購買，不會向任何人收費。',
    },
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
    expiring: {
      title: '即將到期的訂閱',
      text: '之後管理員可以在這裡查看哪些訂閱即將到期。',
    },
    questions: {
      title: '題目編輯器',
      text: '之後編輯人員會在這裡搜尋與撰寫練習題。',
    },
    studyPlan: {
      title: '學習計畫',
      text: '這裡會有你的學習計畫，每個步驟都可以開始、繼續和完成。下週的安排，現在就能在策略報告裡看到。',
    },
  },
} as const satisfies Shape<typeof english>
