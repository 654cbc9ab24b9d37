import type { Shape } from '../../shape.ts'
import type { contentExport as english } from '../en/contentExport.ts'

export const contentExport = {
  zip: '선택 항목 ZIP(pdf) ({{number}})',
  selectFirst: '먼저 항목을 선택해 주세요',
  tooMany: 'ZIP 하나에는 {{most}}개까지 담을 수 있는데 {{number}}개를 선택했어요. 몇 개는 선택을 해제해 주세요.',
  clear: '선택 해제',
  selectAll: '찾은 항목 모두 선택',
  selectAllFailed: '항목을 모두 선택하지 못했어요. 잠시 후 다시 시도해 주세요.',
  starting: 'PDF를 만들고 있어요…',
  count: '{{total}}개 중 {{done}}개',
  progress: '내보내기 진행률',
  cancelled: '내보내기를 취소했어요.',
  done: 'ZIP 파일을 내려받고 있어요. 빠진 항목이 있으면 ZIP 파일 안의 skipped.txt에 이유가 적혀 있어요.',
  failed: '내보내지 못했어요. 잠시 후 다시 시도해 주세요.',
  busy: '아직 진행 중인 다른 내보내기가 있어요. 끝난 뒤에 다시 시도해 주세요.',
} as const satisfies Shape<typeof english>
