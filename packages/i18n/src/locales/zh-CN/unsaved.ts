import type { Shape } from '../../shape.ts'
import type { unsaved as english } from '../en/unsaved.ts'

export const unsaved = {
  draft: {
    found: '你在{{time, spaced}}写的内容还没保存。',
    restore: '继续写',
    discard: '丢弃',
    full: '浏览器的存储空间已满，无法保留草稿，请尽快保存。',
    blocked: '这个浏览器不允许网站存储数据，无法保留草稿，请尽快保存。',
  },
  conflict: {
    mine: '你的内容',
    theirs: '已保存的内容',
    keepMine: '保留我的（覆盖对方的）',
    takeTheirs: '采用对方的',
    copyMine: '复制我的内容',
    copyTheirs: '复制对方的内容',
    copied: '已复制。',
    copyFailed: '浏览器不允许复制，请选中文字后自行复制。',
  },
  leave: {
    question: '不保存就离开吗？',
    text: '你的更改还没保存。这个浏览器会保留草稿，等你回来。',
    stay: '留在这里',
    leave: '离开',
  },
} as const satisfies Shape<typeof english>
