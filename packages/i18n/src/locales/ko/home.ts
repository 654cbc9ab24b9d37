import type { Shape } from '../../shape.ts'
import type { home as english } from '../en/home.ts'

export const home = {
  title: '고등학생을 위한 맞춤 학습 전략',
  hero: {
    title: 'Pathwise와 함께 나만의 길을 계획해 보세요',
    lead: '학년과 목표만 알려 주세요. 지금 내 위치와 먼저 공부할 내용, 다음 주에 매일 할 일까지 한눈에 정리해 드려요.',
    browse: '미국 가이드 보기',
  },
  quickStart: {
    title: '빠른 시작',
    lead: '세 가지만 고르면 돼요. 가입하지 않아도 괜찮아요.',
    submit: '내 전략 받기',
    running: '진단하고 있어요…',
    failed: '진단하지 못했어요. 다시 시도해 주세요.',
  },
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
      text: '생물, 화학, 물리와 함께 자료를 읽는 힘을 길러요.',
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
} as const satisfies Shape<typeof english>
