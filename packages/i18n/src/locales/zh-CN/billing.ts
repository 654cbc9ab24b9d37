import type { Shape } from '../../shape.ts'
import type { billing as english } from '../en/billing.ts'

export const billing = {
  planName: {
    free: '免费',
    pro: 'Pro',
    premium_student: 'Premium（学生）',
    premium_family: 'Premium（家庭/学校）',
  },
  planLine: '{{plan, spaceAfter}}套餐',
  monthly: '每月 {{price}}',
  status: {
    active: '使用中',
    trialing: '试用中',
    past_due: '逾期未付',
    unpaid: '未付款',
    canceled: '已取消',
    incomplete: '付款未完成',
    incomplete_expired: '已失效',
    paused: '已暂停',
  },
  manage: '更改或取消套餐',
  manageFailed: '支付服务暂时没有响应，你的套餐保持不变。请稍后再试。',
} as const satisfies Shape<typeof english>
