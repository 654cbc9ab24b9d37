import type { Shape } from '../../shape.ts'
import type { pricing as english } from '../en/pricing.ts'

export const pricing = {
  title: '나에게 맞는 요금제를 골라 보세요',
  lead: '무료로 시작하고, 더 많은 도움이 필요할 때 상위 요금제로 바꾸면 돼요. 가격은 미국 달러 기준이에요.',
  status: {
    on: '모든 요금제를 이용할 수 있어요. 변경과 해지는 언제든지 가능해요.',
    some: '‘준비 중’으로 표시된 요금제는 아직 판매하지 않아요. 다른 요금제는 언제든지 바꾸거나 해지할 수 있어요.',
    off: '여기서는 아직 아무것도 판매하지 않아요. 유료 요금제는 준비 중이고, 지금 쓸 수 있는 기능은 모두 무료예요.',
    unknown: '유료 요금제를 지금 이용할 수 있는지 확인하지 못했어요. 결제 페이지에서 알 수 있어요.',
  },
  comingSoon: '준비 중',
  notYet: '준비 중',
  featureNotYet: '{{feature}}(준비 중)',
  yourPlan: '이용 중인 요금제',
  paymentFailed: '결제 실패',
  perMonth: '/월',
  startFree: '무료로 시작하기',
  choose: '{{plan}} 선택하기',
  manage: '내 요금제 보기',
  compare: '요금제 비교하기',
  cards: {
    free: {
      title: '무료',
      text: '카드 등록 없이 가볍게 시작해요.',
      features:
        '기본 학습 자료|학습 가이드|전략 리포트와 학습 계획|연습 문제|캘린더 파일과 가족에게 보낼 링크|커뮤니티 지원',
    },
    pro: {
      title: 'Pro',
      text: '한 걸음 더 나아가고 싶은 학생에게 잘 맞아요.',
      features: '무료 요금제의 모든 기능|맞춤 학습 계획|심화 분석|무료 요금제 이용자보다 먼저 받는 지원',
    },
    premium: {
      title: 'Premium',
      text: '일정이 빠듯한 학생은 물론 가족과 학교에도 잘 맞아요.',
      features:
        'Pro의 모든 기능|1:1 멘토링|나만의 학습 일정|계획에 따라 바뀌는 캘린더 구독|계획이 끝나는 날 예측|프리미엄 콘텐츠 이용',
    },
  },
  premiumFor: {
    legend: '누가 이용하나요?',
    premium_student: '학생',
    premium_family: '가족/학교',
  },
  faq: {
    title: '자주 묻는 질문',
    change: {
      question: '나중에 요금제를 바꿀 수 있나요?',
      answer: '네, 언제든지 바꿀 수 있어요. 바꾼 내용은 다음 결제 주기부터 적용돼요.',
    },
    payment: {
      question: '어떻게 결제하나요?',
      answer:
        'Stripe 결제 페이지에서 주요 신용카드로 결제할 수 있어요. PayPal과 계좌 이체는 그 페이지에 표시되면 쓸 수 있어요.',
    },
    trial: {
      question: '먼저 써 볼 수 있나요?',
      answer: '무료 요금제가 바로 체험판이에요. 원하는 만큼 써 보고, 더 필요할 때만 상위 요금제로 바꾸면 돼요.',
    },
  },
  comparison: {
    title: '요금제 비교',
    lead: '요금제마다 무엇이 들어 있는지 하나씩 비교해 보세요. 아직 없는 기능은 ‘준비 중’으로 표시하고 판매하지 않아요.',
    caption: '무료, Pro, Premium 요금제에 들어 있는 것',
    feature: '기능',
    included: '포함',
    notIncluded: '미포함',
    toPricing: '요금제 고르기',
    rows: {
      price: '월 요금',
      savedPlans: '계정에 보관하는 리포트 수',
      materials: '기본 학습 자료와 학습 가이드',
      reports: '전략 리포트',
      practice: '연습 문제',
      calendar: '캘린더 파일과 가족에게 보낼 링크',
      overview: '전체 실력 측정과 최근 결과',
      daily: '오답 복습과 오늘 할 일',
      content: '콘텐츠',
      ai: 'AI',
      dashboard: '대시보드',
      studyPlans: '맞춤 학습 계획',
      analytics: '심화 분석',
      mentoring: '1:1 멘토링',
      schedules: '나만의 학습 일정',
      premiumContent: '프리미엄 콘텐츠 이용',
      support: '지원',
    },
    words: {
      studyPlans: {
        free: '기본 시간으로',
        pro: '내 시간에 맞춰 계획, 상황이 바뀌면 다시 계획',
        premium: '바쁜 시간까지 피해 계획, 캘린더 구독 포함',
      },
      content: {
        free: '모두에게 같은 자료',
        pro: '일부 맞춤 자료',
        premium: '무제한 맞춤 자료',
      },
      ai: {
        free: '아주 제한적',
        pro: '매달 사용량 제한',
        premium: '무제한',
      },
      dashboard: {
        free: '없음',
        pro: '진도와 약점',
        premium: '진도 추적, 계획이 끝나는 날 예측',
      },
      analytics: {
        free: '미포함',
        pro: '영역별로 더 자세히',
        premium: '더 자세히, 주간 계획까지',
      },
      support: {
        free: '커뮤니티',
        pro: '기본 지원(무료 요금제 이용자보다 먼저)',
        premium: '우선 지원(가장 먼저)',
      },
    },
  },
} as const satisfies Shape<typeof english>
