import type { Shape } from '../../../shape.ts'
import type { home as english } from '../../en/first/home.ts'

export const home = {
  title: '고등학생을 위한 맞춤 학습 전략',
  hero: {
    title: 'Pathwise와 함께 나만의 길을 계획해 보세요',
    lead: '학년과 목표만 알려 주세요. 목표를 이루는 데 필요한 것과 먼저 공부할 내용, 다음 주에 매일 할 일까지 한눈에 볼 수 있게 정리해 드려요.',
    browse: '미국 가이드 보기',
  },
  quickStart: {
    title: '빠른 시작',
    lead: '세 가지만 고르면 돼요. 가입하지 않아도 괜찮아요.',
    running: '진단하고 있어요…',
    failed: '진단하지 못했어요. 다시 시도해 주세요.',
  },
} as const satisfies Shape<typeof english>
