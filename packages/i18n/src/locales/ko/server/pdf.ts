import type { Shape } from '../../../shape.ts'
import type { pdf as english } from '../../en/server/pdf.ts'

export const pdf = {
  notShown: '여기에 표시하지 못한 내용: {{what}}',
  figureSource: '그림 대신 소스 코드만 표시해요.',
  image: '이미지',
  video: '동영상',
  audio: '녹음',
  drawing: '그림',
  embedded: '삽입된 페이지',
  skipped: {
    heading: '다음 항목은 이 ZIP에 들어 있지 않아요.',
    unknown: '이 번호의 항목이 없어요.',
    deleted: '삭제된 항목이에요.',
    tooLarge: '항목이 너무 커서 PDF로 만들 수 없어요.',
    tooSlow: 'PDF로 만드는 데 시간이 너무 오래 걸렸어요.',
    failed: '저희 쪽에 문제가 생겼어요. 이 항목만 따로 다시 내보내 주세요.',
    noRoom: 'ZIP이 가득 찼어요. 이 항목은 따로 내보내 주세요.',
  },
} as const satisfies Shape<typeof english>
