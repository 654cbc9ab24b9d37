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
    pricing: {
      title: '요금 안내',
      text: '요금제와 가격을 여기에서 비교할 수 있게 준비하고 있어요. 지금 쓸 수 있는 기능은 모두 무료예요.',
    },
    plans: {
      title: '요금제',
      text: '요금제별 기능을 한눈에 비교하는 표를 준비하고 있어요. 지금 쓸 수 있는 기능은 모두 무료예요.',
    },
    checkout: {
      title: '결제',
      text: '여기에서 요금제를 골라 결제하게 될 거예요. 아직은 아무것도 결제되지 않으니 안심하세요.',
    },
    checkoutSuccess: {
      title: '결제 결과',
      text: '결제하고 나면 이용 중인 구독을 여기에서 볼 수 있어요. 아직은 아무것도 결제되지 않으니 안심하세요.',
    },
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
    expiring: {
      title: '만료 예정 구독',
      text: '관리자가 곧 끝나는 구독을 확인하는 곳이에요. 지금 준비하고 있어요.',
    },
    questions: {
      title: '문제 편집기',
      text: '편집자가 연습 문제를 찾고 새로 쓰는 곳이에요. 지금 준비하고 있어요.',
    },
    studyPlan: {
      title: '학습 계획',
      text: '할 일을 시작하고, 이어서 하고, 마무리하는 학습 계획을 준비하고 있어요. 다음 주 계획은 전략 리포트에서 바로 볼 수 있어요.',
    },
  },
} as const satisfies Shape<typeof english>
