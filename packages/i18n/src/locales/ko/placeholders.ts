import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '준비 중',
  links: {
    quickStart: '내 전략 받기',
    usGuides: '미국 가이드 보기',
    canadaGuides: '캐나다 가이드 보기',
    examGuides: '시험 가이드 보기',
    home: '홈으로 가기',
    savedPlans: '저장한 계획 열기',
    officialSite: '공식 사이트 가기',
  },
  pages: {
    guidesUs: {
      title: '미국 가이드',
      text: '미국 학교생활과 공부를 열두 분야로 나눠 가이드를 쓰고 있어요. 시험 가이드부터 공개할 예정이에요.',
    },
    guidesCanada: {
      title: '캐나다 가이드',
      text: '캐나다 학생을 위한 가이드를 쓰고 있어요. 온타리오 대학 지원 가이드부터 공개할 예정이에요.',
    },
    sat: {
      title: 'SAT 가이드',
      text: 'SAT 개요와 일정, 준비 자료를 여기에 정리할 예정이에요. 그때까지 시험일과 응시료는 College Board 사이트에서 확인해 주세요.',
    },
    ap: {
      title: 'AP 가이드',
      text: 'AP 시험 개요와 일정, 준비 자료를 여기에 정리할 예정이에요. 그때까지 시험 일정은 College Board 사이트에서 확인해 주세요.',
    },
    act: {
      title: 'ACT 가이드',
      text: 'ACT 개요와 일정, 준비 자료를 여기에 정리할 예정이에요. 그때까지 시험일과 응시료는 ACT 사이트에서 확인해 주세요.',
    },
    ouac: {
      title: 'OUAC 가이드',
      text: '온타리오 대학에 지원하는 방법과 일정, 준비 자료를 여기에 정리할 예정이에요. 그때까지 원서 마감일은 OUAC 사이트에서 확인해 주세요.',
    },
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
  guide: {
    title: '가이드: {{slug}}',
    text: '이 가이드는 아직 쓰는 중이에요. 시험 가이드부터 공개할 예정이에요.',
  },
  exams: {
    title: '시험과 입시',
    lead: '시험이나 대학 지원을 골라, 무엇을 언제 준비해야 하는지 알아보세요.',
    sat: {
      title: 'SAT',
      text: '많은 미국 대학이 인정하는 디지털 시험이에요. 읽기와 쓰기, 수학을 봐요.',
    },
    ap: {
      title: 'AP',
      text: '고등학교에서 듣는 대학 수준의 과목이에요. 과목마다 5월에 시험을 봐요.',
    },
    act: {
      title: 'ACT',
      text: '영어, 수학, 읽기는 필수이고 과학과 쓰기는 선택이에요.',
    },
    ouac: {
      title: 'OUAC',
      text: '캐나다 온타리오주의 여러 대학에 한 번에 지원하는 제도예요.',
    },
  },
} as const satisfies Shape<typeof english>
