import type { Shape } from '../../shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skipToContent: '跳到主要內容',
  nav: {
    main: '主選單',
    home: '首頁',
    guides: '指南',
    plans: '方案',
    savedPlans: '已儲存的計畫',
    content: '學習資料',
    login: '登入',
    logout: '登出',
    account: '帳號',
    questions: '題目編輯器',
    newContent: '新增學習資料',
    trash: '垃圾桶',
    expiring: '即將到期的訂閱',
    operations: '維運作業',
  },
  guides: {
    title: '指南',
    us: '美國學習指南',
    canada: '加拿大學習指南',
    examsAdmissions: '考試與升學',
    extracurricular: '課外活動與領導力',
    personalSkills: '自我管理與身心健康',
    scholarshipFinances: '獎學金與財務規劃',
  },
  menu: {
    title: '選單',
    open: '開啟選單',
    close: '關閉選單',
  },
  underConstruction: {
    title: '網站建置中',
    text: '新功能會陸續推出；沒有標示「即將推出」的，現在都能使用。',
  },
  language: '語言',
  darkMode: '深色模式',
  user: {
    menu: '帳號選單',
    anonymous: '（未登入）',
    unknown: '（未知）',
    staff: '工作人員專用',
    logoutFailed: '連不上伺服器，你仍在登入狀態。',
  },
  footer: {
    tagline: '為美國與加拿大的高中生打造學習策略。',
    product: '關於 Pathwise',
    about: '關於我們',
    terms: '服務條款',
    privacy: '隱私權政策',
    accessibility: '無障礙',
    contact: '聯絡我們',
    trademarks:
      'SAT、AP 與 Advanced Placement（College Board）、ACT（ACT）、International Baccalaureate 與 IB（國際文憑組織，IBO）、OUAC（安大略省大學申請中心）皆為各機構的名稱與商標。上述機構與 Pathwise 並無關聯，也未替 Pathwise 背書。',
    version: '版本 {{version}}',
  },
  chat: {
    open: '開啟學習小幫手',
    failed: '學習小幫手打不開，請檢查網路連線後再試一次。',
  },
  crash: {
    title: '出了點問題',
    lead: '這個頁面停止運作了，是我們的疏失。你儲存的計畫還好好地留在這個瀏覽器裡。',
    reload: '再試一次',
    home: '回到首頁',
  },
} as const satisfies Shape<typeof english>
