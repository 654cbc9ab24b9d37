import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '준비 중',
  links: {
    quickStart: '내 전략 받기',
    usGuides: '미국 가이드 보기',
    examGuides: '시험 가이드 보기',
    home: '홈으로 가기',
    savedPlans: '저장한 계획 열기',
  },
  pages: {
    contentList: {
      title: '콘텐츠',
      text: '학습 자료를 찾아 읽고 내려받는 목록이 여기에 생길 거예요.',
    },
    contentEdit: {
      title: '콘텐츠 편집',
      text: '편집자가 학습 자료를 쓰는 곳이에요. 지금 준비하고 있어요.',
    },
    trash: {
      title: '휴지통',
      text: '관리자가 삭제한 콘텐츠를 되살리거나 완전히 지우는 곳이에요. 지금 준비하고 있어요.',
    },
    questions: {
      title: '문제 편집기',
      text: '편집자가 연습 문제를 찾고 새로 쓰는 곳이에요. 지금 준비하고 있어요.',
    },
  },
} as const satisfies Shape<typeof english>
