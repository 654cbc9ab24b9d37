import type { Shape } from '../../shape.ts'
import type { studyPlan as english } from '../en/studyPlan.ts'

export const studyPlan = {
  title: '학습 계획',
  lead: '목표에 가장 도움이 되는 것부터 한 걸음씩 해 나가요.',
  fromReport: '{{date}} 리포트 기준: {{goal}} · {{grade}} · {{country}}',
  samples: '지금은 예시예요. 전략을 받으면 내 계획으로 바뀌어요.',
  failed: '맞춤 계획을 불러오지 못했어요. 다시 시도해 주세요.',
  again: '다시 시도하기',
  steps: '단계',
  none: '이 리포트에는 할 일이 없어요. 다른 목표로 다시 진단해 보세요.',
  progress: {
    title: '진행 상황',
    said: '{{total}}개 중 {{completed}}개 완료, {{inProgress}}개 진행 중',
    completed: '완료',
    inProgress: '진행 중',
    pending: '할 일',
  },
  priority: {
    label: '우선순위',
    high: '우선순위 높음',
    medium: '우선순위 보통',
    low: '우선순위 낮음',
  },
  time: {
    label: '예상 시간',
    week: '일주일에 {{minutes}}분',
    once: '{{minutes}}분',
  },
  category: {
    label: '분류',
    english: '영어',
    math: '수학',
    science: '과학',
    history: '역사',
    practice: '문제 풀이',
    dates: '일정',
    focus: '집중 학습',
  },
  button: {
    pending: '시작하기',
    in_progress: '이어서 하기',
    completed: '완료했어요',
    undo: '완료 취소',
    named: '{{button}}: {{title}}',
  },
  dialog: {
    text: '멈춘 곳에서 이어서 하거나, 다 했다면 완료로 표시하세요.',
    open: '도움이 되는 페이지 열기',
    later: '아직이에요',
    done: '완료로 표시하기',
  },
  started: '시작했어요: {{title}}',
  completed: '완료했어요. 잘했어요! {{title}}',
  reopened: '다시 진행 중이에요: {{title}}',
  practiceTitle_one: '추천 문제 풀기',
  practiceTitle_other: '추천 문제 {{count}}개 풀기',
  practiceText: '노트를 보지 않고 하나씩 풀어 보세요: {{titles}}',
  dateText: '{{date}}까지예요. 신청하기 전에 공식 사이트에서 날짜를 확인하세요.',
  weaknessText: '리포트에서 보완하면 좋다고 한 내용이에요.',
  next: {
    title: '다음 단계',
    start: '‘{{title}}’부터 시작하기',
    goOn: '‘{{title}}’ 이어서 하기',
    allDone: '모두 완료했어요. 다음 목표로 다시 진단해 보세요.',
    report: '내 전략 리포트 열기',
    strategy: '내 전략 받기',
    recommendations: '추천 보기',
    saved: '저장한 계획 열기',
  },
  sample: {
    reading: {
      title: '하루에 글 한 편 읽기',
      description: '핵심 주장과 그것을 가장 잘 뒷받침하는 문장에 표시해 보세요. 10분이면 충분해요.',
    },
    algebra: {
      title: '일차방정식을 손에 익히기',
      description: '한 번에 다섯 문제씩 풀고, 답을 다시 대입해 확인해요.',
    },
    data: {
      title: '그래프와 표 읽기',
      description: '문제를 보기 전에 그래프가 보여 주는 것을 한 문장으로 말해 보세요.',
    },
    timed: {
      title: '시간을 재고 한 섹션 풀기',
      description: '일주일에 한 번 시간을 재고 풀고, 다음 날 틀린 문제를 모두 살펴봐요.',
    },
    dates: {
      title: '중요한 날짜 모으기',
      description: '시험일, 등록 마감일, 학교 행사를 한 장에 정리해요.',
    },
  },
} as const satisfies Shape<typeof english>
