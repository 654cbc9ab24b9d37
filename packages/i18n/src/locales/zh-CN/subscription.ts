import type { Shape } from '../../shape.ts'
import type { subscription as english } from '../en/subscription.ts'

export const subscription = {
  title: '你的方案',
  free: '完全免费。',
  renewsOn: '将于 {{date}} 自动续订。',
  endsOn: '将于 {{date}} 到期，之后改为免费方案。',
  savedPlans: '你的账号最多可以保存 {{limit}} 份计划。',
  seePlans: '查看方案',
  failed: '暂时无法显示你的方案。',
  retry: '再试一次',
} as const satisfies Shape<typeof english>
