import type { Shape } from '../../shape.ts'
import type { savedPlans as english } from '../en/savedPlans.ts'

export const savedPlans = {
  title: '저장한 계획',
  lead: '이 브라우저에 저장한 계획이에요. 다른 사람에게는 보이지 않아요.',
  savedOn: '{{date}} 저장',
  open: '열기',
  openNamed: '{{goal}} 계획 열기, {{date}} 저장',
  delete: '삭제',
  deleteNamed: '{{goal}} 계획 삭제, {{date}} 저장',
  deleted: '계획을 삭제했어요.',
  undo: '되돌리기',
  empty: {
    title: '아직 저장한 계획이 없어요',
    text: '전략을 받은 다음 리포트에서 ‘브라우저에 저장’을 누르면 여기에 모여요.',
    start: '내 전략 받기',
  },
  damaged_one:
    '저장한 계획 하나가 손상되어 읽지 못했어요. 나머지는 괜찮아요. 손상된 데이터는 지우지 않고 따로 보관했어요.',
  damaged_other:
    '저장한 계획 {{count}}개가 손상되어 읽지 못했어요. 나머지는 괜찮아요. 손상된 데이터는 지우지 않고 따로 보관했어요.',
  blocked:
    '이 브라우저가 사이트 데이터 저장을 막고 있어서 저장한 계획을 보여 드릴 수 없어요. 사이트 데이터를 허용하거나 시크릿 모드가 아닌 창에서 열어 주세요.',
  full: '브라우저 저장 공간이 가득 차서 변경하지 못했어요.',
} as const satisfies Shape<typeof english>
