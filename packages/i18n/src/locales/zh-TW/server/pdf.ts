import type { Shape } from '../../../shape.ts'
import type { pdf as english } from '../../en/server/pdf.ts'

export const pdf = {
  notShown: '此處無法顯示：{{what}}',
  figureSource: '這張圖只能以原始碼顯示：',
  image: '圖片',
  video: '影片',
  audio: '錄音',
  drawing: '圖形',
  embedded: '嵌入的網頁',
  skipped: {
    heading: '這個 ZIP 沒有包含以下項目：',
    unknown: '沒有這個編號的項目。',
    deleted: '這個項目已刪除。',
    tooLarge: '內容太大，無法轉成 PDF。',
    tooSlow: '轉成 PDF 花的時間太長。',
    failed: '我們這邊出了問題，請單獨重新匯出這個項目。',
    noRoom: 'ZIP 已達容量上限，請單獨匯出這個項目。',
  },
} as const satisfies Shape<typeof english>
