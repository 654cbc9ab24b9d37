import type { Shape } from '../../shape.ts'
import type { subscription as english } from '../en/subscription.ts'

export const subscription = {
  title: '你的方案',
  free: '完全免費。',
  unpaid: '{{plan, spaceAfter}}方案上次付款沒有成功。更新信用卡資料後，就能恢復使用。',
  renewsOn: '將於 {{date}}自動續訂。',
  endsOn: '將於 {{date}}到期，之後改為免費方案。',
  savedPlans: '你的帳號最多可以儲存 {{limit}} 份報告。',
  seePlans: '查看方案',
  failed: '目前無法顯示你的方案。',
} as const satisfies Shape<typeof english>
