import type { Shape } from '../../shape.ts'
import type { expiring as english } from '../en/expiring.ts'

export const expiring = {
  title: '即將到期的訂閱',
  lead: '付費期間即將結束的訂閱，最早到期的排在前面。',
  days: '天數',
  limit: '筆數上限',
  outOfRange: '請輸入 {{least}} 到 {{most}} 之間的整數。',
  reload: '重新載入',
  columns: {
    email: '電子郵件',
    status: '狀態',
    daysLeft: '剩餘天數',
    periodEnd: '到期時間（UTC）',
    subscription: '訂閱',
  },
  empty: '這段時間內沒有訂閱到期。',
  unreachable: '無法連上伺服器',
  panel: {
    title: '3 天內到期',
    empty: '未來 3 天內沒有訂閱到期。',
    days_one: '剩 {{count}} 天',
    days_other: '剩 {{count}} 天',
    all: '查看所有即將到期的訂閱',
  },
} as const satisfies Shape<typeof english>
