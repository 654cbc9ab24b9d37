import type { Shape } from '../../shape.ts'
import type { subscription as english } from '../en/subscription.ts'

export const subscription = {
  title: '내 요금제',
  free: '무료로 이용하고 있어요.',
  unpaid: '{{plan}} 요금제의 마지막 결제가 되지 않았어요. 카드 정보를 바꾸면 다시 이용할 수 있어요.',
  renewsOn: '{{date}}에 자동으로 갱신돼요.',
  endsOn: '{{date}}에 끝나요. 그다음부터는 무료 요금제로 바뀌어요.',
  savedPlans: '계정에 리포트를 {{limit}}개까지 저장할 수 있어요.',
  seePlans: '요금제 보기',
  failed: '지금은 요금제를 보여 드릴 수 없어요.',
} as const satisfies Shape<typeof english>
