import type { Shape } from '../../shape.ts'
import type { expiring as english } from '../en/expiring.ts'

export const expiring = {
  title: '만료 예정 구독',
  lead: '이용 기간이 곧 끝나는 구독을 종료일이 빠른 순서로 보여 줘요.',
  days: '일수',
  limit: '최대 개수',
  outOfRange: '{{least}}부터 {{most}}까지의 정수를 입력해 주세요.',
  reload: '새로 고침',
  columns: {
    email: '이메일',
    status: '상태',
    daysLeft: '남은 일수',
    periodEnd: '기간 종료(UTC)',
    subscription: '구독',
  },
  empty: '이 기간 안에 끝나는 구독이 없어요.',
  unreachable: '서버에 연결하지 못했어요',
  panel: {
    title: '3일 안에 만료되는 구독',
    empty: '3일 안에 끝나는 구독이 없어요.',
    days_one: '{{count}}일 남음',
    days_other: '{{count}}일 남음',
    all: '만료 예정 구독 모두 보기',
  },
} as const satisfies Shape<typeof english>
