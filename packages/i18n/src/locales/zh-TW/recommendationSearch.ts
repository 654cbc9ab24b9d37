import type { Shape } from '../../shape.ts'
import type { recommendationSearch as english } from '../en/recommendationSearch.ts'

export const recommendationSearch = {
  title: '推薦',
  lead: '依你的國家、年級和目標，挑出合適的指南、計畫與練習，並說明理由。',
  form: '搜尋推薦',
  goal: '目標',
  goalHint: '考試、分數、課程或科目，用自己的話寫就好',
  goalMissing: '請先寫下目標。',
  defaultGoal: 'SAT 1500+',
  submit: '搜尋',
  results: '結果',
  found_one: '{{count}} 項推薦',
  found_other: '{{count}} 項推薦',
  none: '目前沒有符合的推薦。換個說法描述目標，或換個年級試試。',
  start: '選好國家、年級和目標，再按搜尋。',
  forCountry: '適用國家：{{country}}',
  login: {
    title: '登入後就能看到推薦',
    text: '有帳號才能看到推薦。你的搜尋條件會留著。',
  },
  problem: {
    method: '不允許的請求方法（405）。',
    unavailable: '目前無法提供推薦，請再試一次。',
  },
} as const satisfies Shape<typeof english>
