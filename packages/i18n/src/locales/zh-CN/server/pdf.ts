import type { Shape } from '../../../shape.ts'
import type { pdf as english } from '../../en/server/pdf.ts'

export const pdf = {
  notShown: '此处无法显示：{{what}}',
  figureSource: '这幅图只能以源代码显示：',
  image: '图片',
  video: '视频',
  audio: '录音',
  drawing: '图形',
  embedded: '嵌入的网页',
  skipped: {
    heading: '以下资料不在这个 ZIP 中：',
    unknown: '没有这个编号的资料。',
    deleted: '该资料已被删除。',
    tooLarge: '内容过大，无法转换为 PDF。',
    tooSlow: '转换为 PDF 的时间过长。',
    failed: '我们这边出了问题，请单独重新导出该资料。',
    noRoom: 'ZIP 已满，请单独导出该资料。',
  },
} as const satisfies Shape<typeof english>
