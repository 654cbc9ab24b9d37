import type { Shape } from '../../shape.ts'
import type { signOut as english } from '../en/signOut.ts'

export const signOut = {
  title: '로그아웃하면 사라지는 내용이 있어요',
  text: '로그아웃하면 답안, 계획, 리포트, 진도, 저장하지 않은 글이 이 기기에서 지워져요. 계정에 저장된 내용은 그대로 남지만, 아래 내용은 아직 계정에 없어요.',
  answers_one: '답안 {{count}}개',
  answers_other: '답안 {{count}}개',
  modules_one: '제출하지 않은 실전 모듈 {{count}}개',
  modules_other: '제출하지 않은 실전 모듈 {{count}}개',
  runs_one: '실력 측정 {{count}}회',
  runs_other: '실력 측정 {{count}}회',
  plans_one: '저장한 리포트 {{count}}개',
  plans_other: '저장한 리포트 {{count}}개',
  studyPlan: '학습 계획에서 마지막으로 바꾼 내용',
  links_one: '부모님용 링크 {{count}}개(페이지는 마지막 상태로 남아요)',
  links_other: '부모님용 링크 {{count}}개(페이지는 마지막 상태로 남아요)',
  shares_one: '더는 삭제할 수 없게 되는 리포트 링크 {{count}}개',
  shares_other: '더는 삭제할 수 없게 되는 리포트 링크 {{count}}개',
  drafts_one: '저장하지 않은 글 {{count}}개',
  drafts_other: '저장하지 않은 글 {{count}}개',
  notes_one: '이 기기에만 있는 문제 메모 {{count}}개',
  notes_other: '이 기기에만 있는 문제 메모 {{count}}개',
  stay: '로그인 유지',
  leave: '그래도 로그아웃',
} as const satisfies Shape<typeof english>
