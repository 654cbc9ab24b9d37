import type { Shape } from '../../shape.ts'
import type { contentList as english } from '../en/contentList.ts'

export const contentList = {
  title: '콘텐츠',
  lead: '네 가지 언어로 된 학습 자료예요. 여기서 바로 읽거나 PDF로 내려받을 수 있어요.',
  new: '새로 쓰기',
  searchLabel: '제목 검색',
  placeholder: '제목 검색…',
  mine: '내가 쓴 것만',
  language: {
    label: '자료 언어',
    all: '모든 언어',
    widen: '모든 언어에서 찾기',
  },
  subject: {
    label: '과목',
    any: '모든 과목',
  },
  skill: {
    label: '단원',
    any: '모든 단원',
  },
  search: '검색',
  reset: '초기화',
  list: '학습 자료',
  select: '#{{id}} 선택: {{title}}',
  author: '작성자:',
  actionsNamed: '#{{id}} 메뉴: {{title}}',
  edit: '편집',
  editNamed: '#{{id}} 편집: {{title}}',
  delete: '삭제',
  deleteNamed: '#{{id}} 삭제: {{title}}',
  deleted: '#{{id}} 항목을 휴지통으로 옮겼어요: {{title}}',
  undo: '되돌리기',
  undone: '#{{id}} 항목을 목록으로 되돌렸어요.',
  deleteFailed: '#{{id}} 항목을 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.',
  undoFailed: '#{{id}} 항목을 되돌리지 못했어요. 휴지통에서 찾을 수 있어요.',
  loadFailed: '목록을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  end: '결과가 더 없어요',
  empty: {
    title: '찾은 자료가 없어요',
    text: '제목에 검색어가 들어 있는 자료가 없어요. 검색어를 줄이거나 바꿔 보세요. 검색을 초기화해도 좋아요.',
  },
} as const satisfies Shape<typeof english>
