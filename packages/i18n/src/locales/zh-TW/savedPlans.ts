import type { Shape } from '../../shape.ts'
import type { savedPlans as english } from '../en/savedPlans.ts'

export const savedPlans = {
  title: '已儲存的計畫',
  lead: '這些是你儲存的報告，別人看不到。',
  sync: {
    device: '存在這台裝置',
    deviceHint: '登入後，在其他裝置也看得到。',
    syncing: '正在同步這台裝置和你的帳號…',
    account: '存在你的帳號',
    unreachable: '有些報告還沒存進帳號，但都留在這台裝置上。下次開啟網站時，會再試著存進帳號。',
    full: '帳號可儲存的報告數已達上限，請刪除不再需要的報告。',
    planFull:
      '目前方案可儲存的報告數已達上限，新的報告只留在這台裝置上。可以刪除不再需要的報告，或改用能存更多的方案。',
    comparePlans: '比較方案',
    refused_one: '有一份報告無法存進帳號，只留在這台裝置。',
    refused_other: '有 {{count}} 份報告無法存進帳號，只留在這台裝置。',
  },
  savedOn: '{{date}} 儲存',
  open: '開啟',
  openNamed: '開啟「{{goal}}」報告，{{date}} 儲存',
  delete: '刪除',
  deleteNamed: '刪除「{{goal}}」報告，{{date}} 儲存',
  deleted: '報告已刪除。',
  undo: '復原',
  empty: {
    title: '還沒有儲存的報告',
    text: '取得策略後，在報告頁按「儲存到瀏覽器」，報告就會放在這裡。',
  },
  damaged_one: '有一份報告已損壞，無法讀取；其他報告都正常。損壞的資料另外保留著，沒有刪除。',
  damaged_other: '有 {{count}} 份報告已損壞，無法讀取；其他報告都正常。損壞的資料另外保留著，沒有刪除。',
  blocked: '這個瀏覽器不允許網站儲存資料，所以沒有報告可以顯示。請允許網站儲存資料，或關閉無痕模式。',
  full: '這個瀏覽器的儲存空間已滿，無法完成變更。',
} as const satisfies Shape<typeof english>
