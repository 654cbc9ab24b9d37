import type { Shape } from '../../shape.ts'
import type { contentRead as english } from '../en/contentRead.ts'

export const contentRead = {
  back: '所有學習資料',
  download: '下載 PDF',
  edit: '編輯',
  author: '作者',
  language: '語言',
  updated: '最後修改',
  purpose: '涵蓋單元',
  practice: {
    title: '換你試試看',
    text: '用附提示和解析的題目，練習這份講義教的內容。',
    open: '開始練習',
  },
  inTrash: '這份資料在垃圾桶裡，只有編輯人員看得到。',
  toTrash: '開啟垃圾桶',
  missing: {
    title: '找不到這份資料',
    text: '這份資料可能已經刪除，或是連結不完整。',
  },
  failed: '無法載入這份資料。請檢查網路連線，然後再試一次。',
  end: {
    title: '這份講義到這裡結束。',
    finish: '我讀完了',
    read: '讀完了，做得好！',
    toPlan: '回到學習計畫',
  },
} as const satisfies Shape<typeof english>
