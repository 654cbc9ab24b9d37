import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即將推出',
  links: {
    quickStart: '取得我的策略',
    usGuides: '瀏覽美國學習指南',
    canadaGuides: '瀏覽加拿大學習指南',
    examGuides: '查看考試指南',
    home: '回到首頁',
    savedPlans: '開啟已儲存的計畫',
    officialSite: '前往官方網站',
  },
  pages: {
    guidesUs: {
      title: '美國學習指南',
      text: '我們正在撰寫美國課業與校園生活的十二類指南，考試指南會最先推出。',
    },
    guidesCanada: {
      title: '加拿大學習指南',
      text: '我們正在為加拿大的學生撰寫指南，安大略省大學申請會最先推出。',
    },
    sat: {
      title: 'SAT 指南',
      text: '這裡會有 SAT 的簡介、時程與備考資源。在那之前，考試日期與費用請見 College Board 官網。',
    },
    ap: {
      title: 'AP 指南',
      text: '這裡會有 AP 考試的簡介、時程與備考資源。在那之前，考試日程請見 College Board 官網。',
    },
    act: {
      title: 'ACT 指南',
      text: '這裡會有 ACT 的簡介、時程與備考資源。在那之前，考試日期與費用請見 ACT 官網。',
    },
    ouac: {
      title: 'OUAC 指南',
      text: '這裡會說明如何申請安大略省的大學，並附上時程與相關資源。在那之前，截止日期請見 OUAC 官網。',
    },
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
  guide: {
    title: '指南：{{slug}}',
    text: '這份指南還在撰寫中，考試指南會最先推出。',
  },
  exams: {
    title: '考試與升學',
    lead: '選擇一項考試或申請，看看要準備什麼、什麼時候準備。',
    sat: {
      title: 'SAT',
      text: '許多美國大學採計的電腦化測驗，考閱讀、寫作與數學。',
    },
    ap: {
      title: 'AP',
      text: '高中就能修的大學程度課程，每科在五月考試。',
    },
    act: {
      title: 'ACT',
      text: '考英文、數學與閱讀，科學與寫作可自由加考。',
    },
    ouac: {
      title: 'OUAC',
      text: '用一份申請，報名加拿大安大略省的多所大學。',
    },
  },
} as const satisfies Shape<typeof english>
