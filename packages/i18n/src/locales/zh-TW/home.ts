import type { Shape } from '../../shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: '高中生的專屬學習策略',
  hero: {
    title: '用 Pathwise，規劃你的升學之路',
    lead: '告訴我們你的年級和目標，就能得到一份專屬策略：你目前的程度、該先加強什麼，還有下週每天要做的事。',
    browse: '瀏覽美國學習指南',
  },
  quickStart: {
    title: '快速開始',
    lead: '只要回答三個問題，不需要註冊。',
    submit: '取得我的策略',
    running: '診斷中…',
    failed: '診斷失敗，請再試一次。',
  },
  modules: {
    title: '學習模組',
    lead: '選一個科目，看看重點在哪裡。',
    english: {
      title: '英文',
      text: '精讀文章、清楚表達，把考試會考的文法學紮實。',
    },
    math: {
      title: '數學',
      text: '從代數到微積分，一步一步往上打穩基礎。',
    },
    science: {
      title: '自然科學',
      text: '生物、化學、物理，以及三科共通的資料判讀能力。',
    },
    history: {
      title: '歷史',
      text: '解讀史料、提出論點，寫出前後連貫的文章。',
    },
    ap: {
      title: 'AP 課程',
      text: '每門課要學什麼、怎麼拿到 5 分。',
    },
    testPrep: {
      title: '考試準備',
      text: 'SAT、ACT、AP 與安大略省大學申請，一步一步帶你準備。',
    },
  },
} as const satisfies Shape<typeof english>
