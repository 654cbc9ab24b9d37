import type { Shape } from '../../shape.ts'
import type { savedPlans as english } from '../en/savedPlans.ts'

export const savedPlans = {
  title: '已儲存的計畫',
  lead: '這些計畫存在你的瀏覽器裡，別人看不到。',
  savedOn: '儲存於 {{date}}',
  open: '開啟',
  openNamed: '開啟 {{goal}} 的計畫，儲存於 {{date}}',
  delete: '刪除',
  deleteNamed: '刪除 {{goal}} 的計畫，儲存於 {{date}}',
  deleted: '計畫已刪除。',
  undo: '復原',
  empty: {
    title: '還沒有儲存的計畫',
    text: '取得策略後，在報告頁按「儲存到瀏覽器」，就會出現在這裡。',
    start: '取得我的策略',
  },
  damaged_one: '有一份計畫損壞，無法讀取，其他計畫都沒問題。損壞的資料已另外保留，沒有刪除。',
  damaged_other: '有 {{count}} 份計畫損壞，無法讀取，其他計畫都沒問題。損壞的資料已另外保留，沒有刪除。',
  blocked: '這個瀏覽器不允許網站儲存資料，所以沒有計畫可以顯示。請允許網站資料或離開無痕視窗。',
  full: '瀏覽器的儲存空間滿了，無法完成變更。',
} as const satisfies Shape<typeof english>
