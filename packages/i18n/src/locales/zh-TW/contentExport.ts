import type { Shape } from '../../shape.ts'
import type { contentExport as english } from '../en/contentExport.ts'

export const contentExport = {
  zip: '將選取項目存成 ZIP(pdf)（{{number}}）',
  selectFirst: '請先選取項目',
  tooMany: '一個 ZIP 最多 {{most}} 個項目，目前選了 {{number}} 個。請清除選取後重新選擇，少選一些。',
  clear: '清除選取',
  selectAll: '選取所有搜尋結果',
  selectAllFailed: '無法選取所有項目，請稍後再試。',
  starting: '正在製作 PDF…',
  count: '已完成 {{done}} 份，共 {{total}} 份',
  progress: '匯出進度',
  cancelled: '已取消匯出。',
  done: 'ZIP 檔正在下載。如果有項目沒放進去，裡面的 skipped.txt 會說明原因。',
  failed: '匯出失敗，請稍後再試。',
  busy: '你還有其他匯出正在進行，請等匯出完成後再試。',
} as const satisfies Shape<typeof english>
