import type { Shape } from '../../../shape.ts'
import type { common as english } from '../../en/first/common.ts'

export const common = {
  brand: 'Pathwise',
  loading: '載入中…',
  again: '再試一次',
  cancel: '取消',
  close: '關閉',
  failed: '操作沒有成功，請稍後再試。',
  checkConnection: '操作沒有成功，請檢查網路連線後再試一次。',
  login: '登入',
  goHome: '回到首頁',
  getStrategy: '取得我的策略',
  tooMany: '嘗試次數過多，請在{{time, spaced}}之後再試。',
  passed: '已過',
  keys: {
    open: '快速鍵',
    title: '鍵盤快速鍵',
    list: '顯示這份清單',
    on: '使用鍵盤快速鍵',
  },
  country: {
    label: '國家',
    US: '美國',
    CA: '加拿大',
  },
  grade: {
    label: '年級',
    G9: '九年級',
    G10: '十年級',
    G11: '十一年級',
    G12: '十二年級',
  },
  goal: {
    label: '目標',
    SAT_1500_PLUS: 'SAT 1500 分以上',
    ACT_35_PLUS: 'ACT 35 分以上',
    AP_5: 'AP 5 分',
    IB_7: 'IB 7 分',
  },
} as const satisfies Shape<typeof english>
