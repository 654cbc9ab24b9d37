import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '준비 중',
  links: {
    quickStart: '내 전략 받기',
    home: '홈으로 가기',
  },
  pages: {
    questions: {
      title: '문제 편집기',
      text: '편집자가 연습 문제를 찾고 새로 쓰는 곳이에요. 지금 준비하고 있어요.',
    },
  },
} as const satisfies Shape<typeof english>
