import type { Shape } from '../../shape.ts'
import type { billing as english } from '../en/billing.ts'

export const billing = {
  planName: {
    free: '免費',
    pro: 'Pro',
    premium_student: 'Premium（學生）',
    premium_family: 'Premium（家庭／學校）',
  },
  planLine: '{{plan, spaceAfter}}方案',
  monthly: '每月 {{price}}',
  status: {
    active: '使用中',
    trialing: '試用中',
    past_due: '逾期未付',
    unpaid: '未付款',
    canceled: '已取消',
    incomplete: '付款未完成',
    incomplete_expired: '已失效',
    paused: '已暫停',
  },
  manage: '變更或取消方案',
  manageFailed: '付款服務目前沒有回應，你的方案維持原樣。請稍後再試。',
} as const satisfies Shape<typeof english>
