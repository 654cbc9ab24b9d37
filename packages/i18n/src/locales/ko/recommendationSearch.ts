import type { Shape } from '../../shape.ts'
import type { recommendationSearch as english } from '../en/recommendationSearch.ts'

export const recommendationSearch = {
  title: '추천',
  lead: '국가와 학년, 목표에 맞는 가이드와 계획, 연습 문제를 골라, 추천 이유와 함께 보여 드려요.',
  form: '추천 찾기',
  goal: '목표',
  goalHint: '시험, 점수, 과목 등을 편하게 적어 주세요',
  goalMissing: '목표를 먼저 적어 주세요.',
  defaultGoal: 'SAT 1500+',
  submit: '찾기',
  results: '결과',
  found_one: '추천 {{count}}개',
  found_other: '추천 {{count}}개',
  none: '아직 맞는 추천이 없어요. 목표를 다른 말로 적거나 다른 학년을 골라 보세요.',
  start: '국가와 학년을 고르고 목표를 적은 다음 ‘찾기’를 눌러 주세요.',
  forCountry: '대상 국가: {{country}}',
  login: {
    title: '로그인하면 추천을 볼 수 있어요',
    text: '추천은 계정이 있어야 볼 수 있어요. 찾던 내용은 그대로 남아 있어요.',
  },
  problem: {
    method: '허용되지 않는 요청 방식이에요(405).',
    unavailable: '지금은 추천을 불러올 수 없어요. 다시 시도해 주세요.',
  },
} as const satisfies Shape<typeof english>
