import type { Shape } from '../../shape.ts'
import type { unsaved as english } from '../en/unsaved.ts'

export const unsaved = {
  draft: {
    found: '你在{{time, spaced}}寫的內容還沒儲存。',
    restore: '繼續寫',
    discard: '捨棄',
    full: '這個瀏覽器的儲存空間已滿，無法保留草稿，離開前請先儲存內容。',
    blocked: '這個瀏覽器不允許網站儲存資料，無法保留草稿，離開前請先儲存內容。',
  },
  conflict: {
    mine: '你的內容',
    theirs: '已儲存的內容',
    keepMine: '保留我的（覆蓋對方的）',
    takeTheirs: '採用對方的',
    copyMine: '複製我的內容',
    copyTheirs: '複製對方的內容',
    copied: '已複製。',
    copyFailed: '瀏覽器不允許複製，請選取文字後自行複製。',
  },
  leave: {
    question: '不儲存就離開嗎？',
    text: '你的變更還沒儲存。這個瀏覽器會保留草稿，等你回來。',
    stay: '留在這裡',
    leave: '離開',
  },
} as const satisfies Shape<typeof english>
