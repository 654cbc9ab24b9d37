import type { Shape } from '../../shape.ts'
import type { questionReview as english } from '../en/questionReview.ts'

export const questionReview = {
  title: '검토',
  filter: '검토 상태',
  all: '모든 상태',
  state: {
    draft: '초안',
    reviewed: '검토 완료',
    live: '공개 중',
    changed: '검토 뒤 수정됨',
  },
  meaning: {
    draft: '아직 학생에게 보이지 않아요. 다른 편집자가 먼저 검토해요.',
    reviewed: '다른 편집자가 확인했어요. 공개하면 학생에게 보여요.',
    live: '학생에게 보이는 문제예요.',
  },
  changed: '버전 {{version}}을(를) 검토한 뒤에 수정되었어요.',
  show: '바뀐 내용 보기',
  own: '마지막으로 수정한 사람이 본인이라서, 다른 편집자가 검토해야 해요.',
  override: '마지막으로 수정한 사람이 본인이에요. 관리자는 그래도 검토할 수 있고, 기록에 남아요.',
  unsaved: '먼저 수정한 내용을 저장해 주세요.',
  action: {
    approve: '검토 완료로 표시',
    publish: '공개',
    confirm: '수정 내용 확인',
    withdraw: '초안으로 되돌리기',
    takeOffline: '공개 중단',
  },
  failed: '검토 내용을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  again: '다시 시도',
  conflict: '그사이에 문제가 수정되었어요. 페이지를 새로 고치고 다시 확인해 주세요.',
  changeFailed: '상태를 바꾸지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  history: '검토 기록',
  event: '{{from}} → {{to}}: {{name}}, {{time}}, 버전 {{version}}',
  ownEvent: '본인이 수정한 내용을 관리자로서 검토함',
  formerEditor: '이전 편집자',
} as const satisfies Shape<typeof english>
