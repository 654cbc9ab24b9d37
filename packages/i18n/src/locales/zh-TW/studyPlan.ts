import type { Shape } from '../../shape.ts'
import type { studyPlan as english } from '../en/studyPlan.ts'

export const studyPlan = {
  title: '學習計畫',
  lead: '一步一步來，先做最能拉近你與目標距離的事。',
  fromReport: '根據 {{date}}的報告：{{goal}} · {{grade}} · {{country}}',
  samples: '這些是範例。取得策略之後，就會換成你自己的步驟。',
  failed: '個人化計畫載入失敗，請再試一次。',
  again: '再試一次',
  steps: '步驟',
  none: '這份報告裡沒有要做的事。換個目標再診斷一次吧。',
  progress: {
    title: '進度',
    said: '共 {{total}} 項，已完成 {{completed}} 項，進行中 {{inProgress}} 項',
    completed: '已完成',
    inProgress: '進行中',
    pending: '待進行',
  },
  priority: {
    label: '優先順序',
    high: '高優先',
    medium: '中優先',
    low: '低優先',
  },
  time: {
    label: '預估時間',
    week: '每週 {{minutes}} 分鐘',
    once: '{{minutes}} 分鐘',
  },
  category: {
    label: '類別',
    english: '英文',
    math: '數學',
    science: '自然科學',
    history: '歷史',
    practice: '練習',
    dates: '日期',
    focus: '加強重點',
  },
  button: {
    pending: '開始計畫',
    in_progress: '繼續',
    completed: '已完成',
    undo: '取消完成',
    named: '{{button}}：{{title}}',
  },
  dialog: {
    text: '從上次停下的地方繼續；做完了，就標記為完成。',
    open: '開啟相關頁面',
    later: '還沒做完',
    done: '標記為完成',
  },
  started: '已開始：「{{title}}」。',
  completed: '已完成：「{{title}}」。做得好！',
  reopened: '已改回進行中：「{{title}}」。',
  practiceTitle_one: '做完推薦的題目',
  practiceTitle_other: '做完 {{count}} 題推薦題目',
  practiceText: '不看筆記，一題一題做：{{titles}}',
  dateText: '截止日是 {{date}}。報名或繳費之前，請先到官方網站確認。',
  weaknessText: '報告指出這裡需要加強。',
  next: {
    title: '下一步',
    start: '先處理「{{title}}」',
    goOn: '繼續「{{title}}」',
    allDone: '全部完成了。為下一個目標再診斷一次吧。',
    report: '開啟我的策略報告',
    strategy: '取得我的策略',
    recommendations: '查看推薦',
    saved: '開啟已儲存的計畫',
  },
  sample: {
    reading: {
      title: '每天讀一篇文章',
      description: '標出主要論點，以及最能支持它的句子。十分鐘就夠。',
    },
    algebra: {
      title: '把一次方程式練熟',
      description: '每次做五題，把答案代回去驗算。',
    },
    data: {
      title: '判讀圖表',
      description: '看題目之前，先用一句話說出圖表在說什麼。',
    },
    timed: {
      title: '計時做完一節模擬題',
      description: '每週一次計時練習，隔天檢討每一個錯誤。',
    },
    dates: {
      title: '整理重要日期',
      description: '把考試日、報名截止日和學校活動寫在同一張紙上。',
    },
  },
} as const satisfies Shape<typeof english>
