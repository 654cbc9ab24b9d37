import type { Shape } from '../../shape.ts'
import type { subscription as english } from '../en/subscription.ts'

export const subscription = {
  title: '你的套餐',
  free: '完全免费。',
  unpaid: '{{plan, spaceAfter}}套餐上次付款没有成功。更新信用卡信息后，即可恢复使用。',
  renewsOn: '将于 {{date}}自动续订。',
  endsOn: '将于 {{date}}到期，之后改为免费套餐。',
  savedPlans: '你的账号最多可以保存 {{limit}} 份报告。',
  seePlans: '查看套餐',
  failed: '暂时无法显示你的套餐。',
} as const satisfies Shape<typeof english>
