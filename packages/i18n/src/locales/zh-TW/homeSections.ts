import type { Shape } from '../../shape.ts'
import type { homeSections as english } from '../en/homeSections.ts'

export const homeSections = {
  modules: {
    title: '學習模組',
    lead: '選一個科目，看看重點在哪裡。',
    english: {
      title: '英文',
      text: '精讀文章、清楚表達，把考試要考的文法學紮實。',
    },
    math: {
      title: '數學',
      text: '從代數到微積分，一步一步打穩基礎。',
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
  profile: {
    title: '用自己的話寫下目標',
    lead: '考試、分數、課程或科目都可以，寫下來就能得到專屬策略，以及最能幫上忙的頁面。',
    goal: '你的目標',
    goalHint: '例如：春天前 SAT 考到 1450，化學也想再加強',
    goalMissing: '請先寫下目標。',
    submit: '取得策略與推薦',
    loginFirst: '策略不用登入就能拿到；登入後還能看到推薦。',
    ready: '策略準備好了。',
    open: '開啟我的策略',
    failedInfo: '你寫的內容還在。可以再試一次，或使用上方的「快速開始」。',
  },
  recommended: {
    title: '為你推薦',
    empty: '填好表單，這裡最多會列出五項適合你的推薦。',
    search: '搜尋所有推薦',
    studyPlan: '開啟我的學習計畫',
  },
  guides: {
    title: '學習指南',
    lead: '高中生活的十二個領域：各有哪些重點、什麼時候該做什麼。',
    country: '指南適用國家',
    english: '英文',
    math: '數學',
    science: '自然科學',
    'social-studies': '社會科',
    languages: '外語',
    arts: '藝術',
    'exams-admissions': '考試與升學',
    extracurricular: '課外活動與領導力',
    'cs-engineering': '資訊與工程',
    'economics-social': '經濟與社會科學',
    'personal-skills': '自我管理與身心健康',
    'scholarship-finances': '獎學金與財務規劃',
  },
  grid: {
    title: '每個年級的重點',
    open: '{{grade}}{{subject}}：{{text}}',
    english: {
      G9: '細讀文章',
      G10: '建立論點',
      G11: '修辭與研究',
      G12: '申請文書',
    },
    math: {
      G9: '線型函數',
      G10: '二次函數與幾何',
      G11: '函數',
      G12: '微積分或統計',
    },
    science: {
      G9: '測量與資料',
      G10: '細胞、原子、物體運動',
      G11: '專攻一門自然科學',
      G12: '實驗與進階課程',
    },
    'social-studies': {
      G9: '地圖與史料',
      G10: '世界史與公民',
      G11: '原因與證據',
      G12: '政府與經濟',
    },
  },
  subscribe: {
    title: '升級 Pro，走得更遠',
    text: 'Pro 將提供進度紀錄、單元的深入分析，以及依你的時間安排的計畫。現有的功能全部免費。',
    pricing: '查看方案價格',
    now: '立即訂閱',
  },
} as const satisfies Shape<typeof english>
