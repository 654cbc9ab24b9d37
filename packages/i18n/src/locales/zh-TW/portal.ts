import type { Shape } from '../../shape.ts'
import type { portal as english } from '../en/portal.ts'

export const portal = {
  title: '網站入口',
  text: '主要頁面、你的帳號，以及網站維運工具都在這裡。',
  missing: {
    title: '找不到這個頁面',
    text: '網址可能打錯了，或頁面已經移動。可以從這些地方開始：',
  },
  development: {
    title: '開發伺服器',
    text: '你看到的是直接從原始碼執行的畫面：檔案一修改就會重新載入，開啟速度也比正式環境慢。',
  },
  places: {
    title: '主要頁面',
    home: '首頁',
    quickStart: '取得我的策略',
    usGuides: '瀏覽美國學習指南',
    examGuides: '查看考試指南',
    savedPlans: '開啟已儲存的計畫',
    plans: '比較方案',
    measure: '做程度測驗',
    progress: '看我的進展',
  },
  account: {
    title: '你的帳號',
    signedIn: '目前登入的帳號：{{email}}',
    open: '開啟我的帳號',
    logout: '登出',
    logoutFailed: '因為連不上伺服器，你仍在登入狀態。請再試一次。',
  },
  operations: {
    title: '維運作業',
    text: '提供給網站的維運人員。',
  },
} as const satisfies Shape<typeof english>
