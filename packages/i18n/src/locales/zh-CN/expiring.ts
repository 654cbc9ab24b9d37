import type { Shape } from '../../shape.ts'
import type { expiring as english } from '../en/expiring.ts'

export const expiring = {
  title: '即将到期的订阅',
  lead: '列出付费期即将结束的订阅，最早到期的排在前面。',
  days: '天数',
  limit: '条数上限',
  outOfRange: '请输入 {{least}} 到 {{most}} 之间的整数。',
  reload: '重新加载',
  columns: {
    email: '邮箱',
    status: '状态',
    daysLeft: '剩余天数',
    periodEnd: '到期时间（UTC）',
    subscription: '订阅',
  },
  empty: '这段时间内没有订阅到期。',
  unreachable: '无法连接服务器',
  panel: {
    title: '3 天内到期',
    empty: '未来 3 天内没有订阅到期。',
    days_one: '剩 {{count}} 天',
    days_other: '剩 {{count}} 天',
    all: '查看所有即将到期的订阅',
  },
} as const satisfies Shape<typeof english>
