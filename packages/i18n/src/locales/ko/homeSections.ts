import type { Shape } from '../../shape.ts'
import type { homeSections as english } from '../en/homeSections.ts'

export const homeSections = {
  modules: {
    title: '학습 모듈',
    lead: '과목을 골라 무엇이 중요한지 알아보세요.',
    english: {
      title: '영어',
      text: '꼼꼼하게 읽고 분명하게 쓰는 법, 시험에 나오는 문법을 익혀요.',
    },
    math: {
      title: '수학',
      text: '대수부터 미적분까지, 차근차근 쌓아 가는 순서로 배워요.',
    },
    science: {
      title: '과학',
      text: '생물, 화학, 물리를 배우고 자료를 읽는 힘을 길러요.',
    },
    history: {
      title: '역사',
      text: '사료를 분석하고 논리를 세워 탄탄한 에세이를 써요.',
    },
    ap: {
      title: 'AP 과목',
      text: '과목마다 무엇을 요구하는지, 5점은 어떻게 받는지 알아봐요.',
    },
    testPrep: {
      title: '시험 대비',
      text: 'SAT, ACT, AP와 온타리오 대학 지원까지 한 단계씩 준비해요.',
    },
  },
  profile: {
    title: '나만의 목표로 시작하기',
    lead: '시험, 점수, 과목 등 목표를 편하게 적어 보세요. 그 목표에 맞는 전략과 가장 도움이 될 페이지를 찾아 드려요.',
    goal: '나의 목표',
    goalHint: '예: 봄까지 SAT 1450점, 화학도 더 잘하고 싶어요',
    goalMissing: '목표를 먼저 적어 주세요.',
    submit: '전략과 추천 받기',
    loginFirst: '전략은 로그인 없이 받을 수 있어요. 로그인하면 추천도 함께 보여 드려요.',
    ready: '전략이 준비됐어요.',
    open: '내 전략 열기',
    failedInfo: '적은 내용은 그대로 있어요. 다시 시도하거나 위쪽의 빠른 시작을 이용해 보세요.',
  },
  recommended: {
    title: '맞춤 추천',
    empty: '위에 목표를 적으면 나에게 맞는 추천을 최대 다섯 개까지 보여 드려요.',
    search: '추천 모두 찾아보기',
    studyPlan: '내 학습 계획 열기',
  },
  guides: {
    title: '가이드',
    lead: '고등학교 생활의 열두 영역에서 무엇이, 언제 중요한지 알려 드려요.',
    country: '가이드 국가',
    english: '영어',
    math: '수학',
    science: '과학',
    'social-studies': '사회',
    languages: '외국어',
    arts: '예술',
    'exams-admissions': '시험과 입시',
    extracurricular: '비교과 활동과 리더십',
    'cs-engineering': '컴퓨터와 공학',
    'economics-social': '경제와 사회과학',
    'personal-skills': '자기 관리와 마음 건강',
    'scholarship-finances': '장학금과 학비',
  },
  grid: {
    title: '학년별로 중요한 것',
    open: '{{grade}} {{subject}}: {{text}}',
    english: {
      G9: '꼼꼼히 읽기',
      G10: '주장 세우기',
      G11: '수사법과 자료 조사',
      G12: '지원 에세이 쓰기',
    },
    math: {
      G9: '일차방정식과 일차함수',
      G10: '이차식과 기하',
      G11: '함수',
      G12: '미적분 또는 통계',
    },
    science: {
      G9: '측정과 자료 읽기',
      G10: '세포, 원자, 운동',
      G11: '한 과목 깊이 배우기',
      G12: '실험과 심화 과목',
    },
    'social-studies': {
      G9: '지도와 사료 읽기',
      G10: '세계사와 시민 교육',
      G11: '원인과 근거',
      G12: '정치와 경제',
    },
  },
  subscribe: {
    title: 'Pro로 한 걸음 더',
    text: 'Pro에 들어갈 진도 기록, 영역별 심화 분석, 내 시간에 맞춘 계획을 준비하고 있어요. 지금 쓸 수 있는 기능은 모두 무료예요.',
    pricing: '요금제 보기',
    now: '지금 구독하기',
  },
} as const satisfies Shape<typeof english>
