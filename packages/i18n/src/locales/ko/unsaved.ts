import type { Shape } from '../../shape.ts'
import type { unsaved as english } from '../en/unsaved.ts'

export const unsaved = {
  draft: {
    found: '{{time}}에 쓰고 저장하지 않은 글이 있어요.',
    restore: '이어서 쓰기',
    discard: '버리기',
    full: '브라우저 저장 공간이 가득 차서 초안이 이 브라우저에 보관되지 않아요. 나가기 전에 저장해 주세요.',
    blocked: '이 브라우저가 사이트 데이터 저장을 막고 있어서 초안이 보관되지 않아요. 나가기 전에 저장해 주세요.',
  },
  conflict: {
    mine: '내 글',
    theirs: '저장된 글',
    keepMine: '내 글 유지(저장된 글에 덮어쓰기)',
    takeTheirs: '저장된 글 사용',
    copyMine: '내 글 복사',
    copyTheirs: '저장된 글 복사',
    copied: '복사했어요.',
    copyFailed: '브라우저가 복사를 막았어요. 글을 선택해서 직접 복사해 주세요.',
  },
  leave: {
    question: '저장하지 않고 나갈까요?',
    text: '변경 사항이 저장되지 않았어요. 다시 올 때까지 이 브라우저에 초안으로 보관할게요.',
    stay: '계속 편집하기',
    leave: '나가기',
  },
} as const satisfies Shape<typeof english>
