import type { Shape } from '../../shape.ts'
import type { billing as english } from '../en/billing.ts'

export const billing = {
  planName: {
    free: '무료',
    pro: 'Pro',
    premium_student: 'Premium(학생)',
    premium_family: 'Premium(가족/학교)',
  },
  planLine: '{{plan}} 요금제',
  monthly: '월 {{price}}',
  status: {
    active: '이용 중',
    trialing: '체험 중',
    past_due: '결제 지연',
    unpaid: '미납',
    canceled: '해지됨',
    incomplete: '결제 미완료',
    incomplete_expired: '만료됨',
    paused: '일시 정지',
  },
  manage: '변경하거나 해지하기',
  manageFailed: '결제 서비스가 응답하지 않아요. 요금제는 그대로예요. 잠시 뒤에 다시 시도해 주세요.',
} as const satisfies Shape<typeof english>
