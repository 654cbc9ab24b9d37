import type { Shape } from '../../shape.ts'
import type { signOut as english } from '../en/signOut.ts'

export const signOut = {
  title: '登出後會失去這些內容，要繼續嗎？',
  text: '登出會清除這台裝置上的作答、計畫、報告、進度和草稿。帳號裡已有的內容都會保留，但下列內容還不在帳號裡：',
  answers_one: '{{count}} 題的作答',
  answers_other: '{{count}} 題的作答',
  modules_one: '{{count}} 個尚未交卷的限時模組',
  modules_other: '{{count}} 個尚未交卷的限時模組',
  runs_one: '{{count}} 次程度測驗',
  runs_other: '{{count}} 次程度測驗',
  plans_one: '{{count}} 份儲存的報告',
  plans_other: '{{count}} 份儲存的報告',
  studyPlan: '學習計畫最近的變更',
  links_one: '{{count}} 個家長連結（頁面會停在最後的狀態）',
  links_other: '{{count}} 個家長連結（頁面會停在最後的狀態）',
  shares_one: '{{count}} 個報告連結，之後就無法刪除',
  shares_other: '{{count}} 個報告連結，之後就無法刪除',
  drafts_one: '{{count}} 份未儲存的草稿',
  drafts_other: '{{count}} 份未儲存的草稿',
  notes_one: '{{count}} 則只存在這台裝置上的題目筆記',
  notes_other: '{{count}} 則只存在這台裝置上的題目筆記',
  stay: '保持登入',
  leave: '仍要登出',
} as const satisfies Shape<typeof english>
