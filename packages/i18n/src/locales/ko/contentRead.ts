import type { Shape } from '../../shape.ts'
import type { contentRead as english } from '../en/contentRead.ts'

export const contentRead = {
  back: '콘텐츠 전체 보기',
  download: 'PDF 내려받기',
  edit: '편집',
  author: '작성자',
  language: '언어',
  updated: '마지막 수정',
  purpose: '다루는 단원',
  practice: {
    title: '이제 직접 풀어 볼까요?',
    text: '이 자료에서 배운 내용을 힌트와 풀이가 있는 문제로 확인해 보세요.',
    open: '연습하기',
  },
  inTrash: '휴지통에 있는 콘텐츠예요. 편집자에게만 보여요.',
  toTrash: '휴지통 열기',
  missing: {
    title: '이 콘텐츠를 찾을 수 없어요',
    text: '삭제되었거나 링크가 잘렸을 수 있어요.',
  },
  failed: '콘텐츠를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  end: {
    title: '학습 자료는 여기까지예요.',
    finish: '다 읽었어요',
    read: '끝까지 읽었네요. 잘했어요!',
    toPlan: '학습 계획으로 돌아가기',
  },
} as const satisfies Shape<typeof english>
