import type { Shape } from '../../shape.ts'
import type { practice as english } from '../en/practice.ts'

export const practice = {
  title: '문제 풀기',
  lead: '문제 은행의 문제와 정답, 풀이를 함께 볼 수 있어요. 먼저 아무것도 보지 않고 풀어 보세요.',
  subject: {
    label: '과목',
    any: '모든 과목',
    mathematics: '수학',
    physics: '물리',
    chemistry: '화학',
    biology: '생물',
    english: '영어',
  },
  anyGrade: '모든 학년',
  grade: {
    G6: '6학년',
    G7: '7학년',
    G8: '8학년',
  },
  level: {
    beginner: '기초',
    intermediate: '중급',
    advanced: '고급',
    expert: '최상급',
  },
  none: {
    title: '아직 문제가 없어요',
    text: '조건에 맞는 문제가 없어요. 다른 과목이나 학년을 골라 보세요.',
  },
  failed: '문제를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  again: '다시 시도하기',
  more: '더 보기',
  problemTitle: '문제 {{id}}',
  inEnglish: '실제 시험처럼 문제는 영어로 되어 있어요.',
  choose: '답을 하나 고르세요',
  check: '정답 확인하기',
  right: '정답이에요. 잘했어요!',
  wrong: '아쉬워요. 정답은 {{answer}}예요.',
  rightOne: '정답',
  explanation: '풀이',
  tryAgain: '다시 풀기',
  alike: '비슷한 문제 더 풀기',
  missing: {
    title: '없는 문제예요',
    text: '문제 은행에서 빠졌거나 링크가 잘렸을 수 있어요.',
  },
  all: '전체 문제 보기',
} as const satisfies Shape<typeof english>
