import type { Shape } from '../../shape.ts'
import type { pricing as english } from '../en/pricing.ts'

export const pricing = {
  title: '選擇適合你的方案',
  lead: '先免費開始，需要更多協助時再升級。價格以美元計算。',
  status: {
    on: '所有方案都已開放，隨時可以變更或取消。',
    some: '標示「即將推出」的方案尚未販售，其他方案隨時可以變更或取消。',
    off: '這裡目前沒有販售任何方案。付費方案即將推出，現有的功能全部免費。',
    unknown: '目前無法確認付費方案是否開放，到結帳頁就會知道。',
  },
  comingSoon: '即將推出',
  notYet: '尚未推出',
  featureNotYet: '{{feature}}（尚未推出）',
  yourPlan: '目前的方案',
  paymentFailed: '付款失敗',
  perMonth: '／月',
  startFree: '免費開始',
  choose: '選擇{{plan, spaceBefore}}',
  manage: '查看我的方案',
  compare: '比較方案',
  cards: {
    free: {
      title: '免費',
      text: '不用信用卡，馬上開始。',
      features: '基礎學習資料|學習指南|策略報告與學習計畫|練習題|行事曆檔案和給家人的連結|社群支援',
    },
    pro: {
      title: 'Pro',
      text: '給想更進一步的學生。',
      features: '包含免費方案的所有功能|個人化學習計畫|進階分析|優先支援',
    },
    premium: {
      title: 'Premium',
      text: '給行程滿檔的學生，也給家庭和學校。',
      features:
        '包含 Pro 方案的所有功能|一對一導師輔導|專屬學習時程|隨計畫更新的行事曆訂閱|預估完成計畫的時間|Premium 專屬內容',
    },
  },
  premiumFor: {
    legend: '給誰使用？',
    premium_student: '學生',
    premium_family: '家庭／學校',
  },
  faq: {
    title: '常見問題',
    change: {
      question: '之後可以更換方案嗎？',
      answer: '可以，隨時都能更換，並從下一個計費週期開始生效。',
    },
    payment: {
      question: '可以怎麼付款？',
      answer: '在 Stripe 的付款頁面，可以用主要品牌的信用卡付款；頁面上如果有 PayPal 或銀行轉帳，也可以使用。',
    },
    trial: {
      question: '可以先試用嗎？',
      answer: '免費方案就是你的試用版。想用多久都可以，需要更多功能時再升級。',
    },
  },
  comparison: {
    title: '比較方案',
    lead: '逐項看看每個方案包含什麼。還沒有的功能標示為「尚未推出」，目前不販售。',
    caption: '免費、Pro 與 Premium 方案包含的內容',
    feature: '功能',
    included: '包含',
    notIncluded: '不包含',
    toPricing: '選擇方案',
    rows: {
      price: '每月價格',
      savedPlans: '帳號可儲存的報告數',
      materials: '基礎學習資料與學習指南',
      reports: '策略報告',
      practice: '練習題',
      calendar: '行事曆檔案和給家人的連結',
      overview: '整體程度測驗與最近一次結果',
      daily: '錯題複習與「今天」',
      content: '內容',
      ai: 'AI',
      dashboard: '學習儀表板',
      studyPlans: '個人化學習計畫',
      analytics: '進階分析',
      mentoring: '一對一導師輔導',
      schedules: '專屬學習時程',
      premiumContent: 'Premium 專屬內容',
      support: '支援',
    },
    words: {
      studyPlans: {
        free: '依預設時數',
        pro: '依你自己的時數安排，有變動時重新規劃',
        premium: '還會避開忙碌時段，並可訂閱行事曆',
      },
      content: {
        free: '固定的內容',
        pro: '部分為你量身打造',
        premium: '無限量，為你量身打造',
      },
      ai: {
        free: '用量非常有限',
        pro: '每月有用量上限',
        premium: '無限制',
      },
      dashboard: {
        free: '無',
        pro: '進度與弱點',
        premium: '追蹤進度，並預估完成計畫的時間',
      },
      analytics: {
        free: '不包含',
        pro: '深入分析每個單元',
        premium: '深入分析，附每週計畫',
      },
      support: {
        free: '社群支援',
        pro: '基本支援，處理順序優先於免費方案',
        premium: '優先支援，最先處理',
      },
    },
  },
} as const satisfies Shape<typeof english>
