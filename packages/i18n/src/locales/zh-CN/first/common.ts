import type { Shape } from '../../../shape.ts'
import type { common as english } from '../../en/first/common.ts'

export const common = {
  brand: 'Pathwise',
  loading: '加载中…',
  again: '重试',
  cancel: '取消',
  close: '关闭',
  failed: '操作没有成功，请稍后再试。',
  checkConnection: '操作没有成功，请检查网络连接后重试。',
  login: '登录',
  goHome: '回到首页',
  getStrategy: '获取我的策略',
  tooMany: '尝试次数过多，请在{{time, spaced}}之后再试。',
  passed: '已过',
  keys: {
    open: '快捷键',
    title: '键盘快捷键',
    list: '显示这份列表',
    on: '使用键盘快捷键',
  },
  country: {
    label: '国家',
    US: '美国',
    CA: '加拿大',
  },
  grade: {
    label: '年级',
    G9: '九年级',
    G10: '十年级',
    G11: '十一年级',
    G12: '十二年级',
  },
  goal: {
    label: '目标',
    SAT_1500_PLUS: 'SAT 1500 分以上',
    ACT_35_PLUS: 'ACT 35 分以上',
    AP_5: 'AP 5 分',
    IB_7: 'IB 7 分',
  },
} as const satisfies Shape<typeof english>
