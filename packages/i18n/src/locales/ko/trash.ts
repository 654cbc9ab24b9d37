import type { Shape } from '../../shape.ts'
import type { trash as english } from '../en/trash.ts'

export const trash = {
  title: '휴지통',
  lead: '삭제한 콘텐츠예요. 되살릴 수 있고, 관리자는 완전히 지울 수도 있어요.',
  columns: {
    id: 'ID',
    title: '제목',
    author: '작성자',
    deletedAt: '삭제한 날짜',
    actions: '작업',
  },
  restore: '되살리기',
  restoreNamed: '#{{id}} 되살리기: {{title}}',
  delete: '완전히 삭제',
  deleteNamed: '#{{id}} 완전히 삭제: {{title}}',
  restored: '#{{id}} 항목을 콘텐츠 목록으로 되돌렸어요.',
  deleted: '#{{id}} 항목을 완전히 삭제했어요.',
  restoreFailed: '#{{id}} 항목을 되살리지 못했어요. 잠시 후 다시 시도해 주세요.',
  deleteFailed: '#{{id}} 항목을 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.',
  gone: '#{{id}} 항목은 이제 휴지통에 없어요.',
  confirm: {
    question: '이 콘텐츠를 완전히 삭제할까요?',
    warning: '완전히 삭제하면 아무도 되살릴 수 없어요.',
    delete: '완전히 삭제',
  },
  loadMore: '더 보기',
  loadFailed: '휴지통을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  empty: {
    title: '휴지통이 비어 있어요',
    text: '콘텐츠 목록에서 삭제한 것이 여기에 모여요.',
    list: '콘텐츠 목록으로 가기',
  },
} as const satisfies Shape<typeof english>
