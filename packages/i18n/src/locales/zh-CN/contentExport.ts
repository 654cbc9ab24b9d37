import type { Shape } from '../../shape.ts'
import type { contentExport as english } from '../en/contentExport.ts'

export const contentExport = {
  zip: '将所选资料存为 ZIP(pdf)（{{number}}）',
  selectFirst: '请先选择资料',
  tooMany: '一个 ZIP 最多能装 {{most}} 份资料，你选了 {{number}} 份。请清除选择，少选几份再试。',
  clear: '清除选择',
  selectAll: '选择全部搜索结果',
  selectAllFailed: '没能选中全部资料，请稍后再试。',
  starting: '正在生成 PDF…',
  count: '已完成 {{done}} 份，共 {{total}} 份',
  progress: '导出进度',
  cancelled: '已取消导出。',
  done: 'ZIP 文件正在下载。如果有资料没放进去，里面的 skipped.txt 会说明原因。',
  failed: '导出失败，请稍后再试。',
  busy: '你还有其他导出任务正在进行，请等任务完成后再试。',
} as const satisfies Shape<typeof english>
