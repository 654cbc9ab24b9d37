import type { Shape } from '../../shape.ts'
import type { contentEdit as english } from '../en/contentEdit.ts'

export const contentEdit = {
  newTitle: '새 콘텐츠',
  editTitle: '콘텐츠 편집',
  read: '독자에게 보이는 모습 보기',
  list: '콘텐츠 전체 보기',
  title: {
    label: '제목',
    hint: '한 줄로 써 주세요. 수식은 \\(x^2\\)처럼 \\(와 \\) 사이에 넣어요.',
    missing: '제목을 입력해 주세요.',
    long: '제목이 너무 길어요.',
    preview: '제목이 보이는 모습',
  },
  language: '글의 언어',
  skills: {
    label: '과목과 단원',
    hint: '{{most}}개까지 고를 수 있어요. 독자가 단원으로 글을 찾고, 읽은 뒤에 바로 연습할 수 있어요.',
    choose: '단원 추가…',
    named: '{{subject}}: {{skill}}',
    remove: '{{skill}} 단원 빼기',
  },
  body: '본문',
  placeholder: '학습 자료를 여기에 써 주세요. /를 입력하면 명령이 나와요.',
  pdf: {
    show: '글 옆에 PDF 표시',
    label: 'PDF 미리 보기',
    updating: '새로 만들고 있어요…',
    page: '{{total}}쪽 중 {{number}}쪽',
    problems: {
      tooLarge: '글이 너무 길어서 PDF로 만들 수 없어요. 여러 개로 나눠 주세요.',
      tooSlow: 'PDF를 만드는 데 너무 오래 걸렸어요. 잠시 후 다시 시도해 주세요.',
      busy: '짧은 시간에 이 계정으로 PDF를 너무 많이 만들었어요. 잠시 후 다시 시도해 주세요.',
      failed: 'PDF를 만들지 못했어요. 잠시 후 다시 시도해 주세요.',
      unreadable: '이 브라우저에서는 PDF를 보여 드릴 수 없어요.',
    },
  },
  templates: {
    label: '양식으로 시작하기:',
    study: '학습 자료',
    worked: '예제 풀이',
    exam: '시험 당일 점검표',
  },
  save: '저장',
  saving: '저장하고 있어요…',
  saveShortcut: 'Ctrl+S나 ⌘S로도 저장할 수 있어요.',
  saved: '저장했어요.',
  savedAt: '{{time}}에 저장했어요.',
  findings: '다음 수식은 표시할 수 없어서 학생에게 소스가 그대로 보여요:',
  unsaved: '저장하지 않은 변경 사항이 있어요.',
  failed: '저장하지 못했어요. 글은 이 페이지에 그대로 있으니 잠시 후 다시 시도해 주세요.',
  tooLarge: '글이 너무 길어서 저장할 수 없어요. 여러 개로 나눠 주세요.',
  loadFailed: '콘텐츠를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  loading: '편집기를 불러오고 있어요…',
  missing: {
    title: '이 콘텐츠를 찾을 수 없어요',
    text: '완전히 삭제되었거나 링크가 잘렸을 수 있어요.',
    new: '새로 쓰기',
  },
  trashed: {
    text: '휴지통에 있는 콘텐츠예요. 고치려면 휴지통에서 먼저 되살려 주세요.',
    whileEditing:
      '편집하는 동안 이 콘텐츠가 삭제되었어요. 휴지통에서 되살린 뒤 다시 저장하거나, 지금 글을 새 콘텐츠로 저장해 주세요.',
    open: '휴지통 열기',
    saveAsNew: '새 콘텐츠로 저장',
  },
  draft: {
    older: '그 글을 쓰기 시작한 뒤로 이 콘텐츠가 바뀌었어요. 저장하면 두 글을 함께 보여 드려요.',
  },
  conflict: {
    title: '그사이 다른 사람이 이 콘텐츠를 저장했어요',
    text: '사라진 글은 없어요. 두 글을 모두 보여 드릴게요. 하나를 고르고, 필요한 부분은 다른 글에서 복사해 주세요.',
    failed: '저장된 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
} as const satisfies Shape<typeof english>
