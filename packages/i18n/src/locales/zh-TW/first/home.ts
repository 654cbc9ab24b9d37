import type { Shape } from '../../../shape.ts'
import type { home as english } from '../../en/first/home.ts'

export const home = {
  title: '高中生的專屬學習策略',
  hero: {
    title: '用 Pathwise，規劃你的升學之路',
    lead: '告訴我們你的年級和目標，就能得到一份專屬策略：達成目標需要什麼、該先加強什麼，還有下週每天要做的事。',
    browse: '瀏覽美國學習指南',
  },
  quickStart: {
    title: '快速開始',
    lead: '只要回答三個問題，不需要註冊。',
    running: '診斷中…',
    failed: '診斷失敗，請再試一次。',
  },
} as const satisfies Shape<typeof english>
