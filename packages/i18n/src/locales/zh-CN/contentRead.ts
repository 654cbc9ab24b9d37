import type { Shape } from '../../shape.ts'
import type { contentRead as english } from '../en/contentRead.ts'

export const contentRead = {
  back: '全部资料',
  download: '下载 PDF',
  edit: '编辑',
  author: '作者',
  language: '语言',
  updated: '最后修改',
  purpose: '涵盖的知识点',
  practice: {
    title: '现在自己试试',
    text: '做几道附有提示和解析的题，巩固这份资料讲的内容。',
    open: '开始练习',
  },
  inTrash: '这份资料在回收站里，只有编辑人员看得到。',
  toTrash: '打开回收站',
  missing: {
    title: '找不到这份资料',
    text: '这份资料可能已被删除，或者链接不完整。',
  },
  failed: '这份资料加载失败。请检查网络连接，然后重试。',
  end: {
    title: '这份资料到这里就结束了。',
    finish: '我读完了',
    read: '读完了，做得好！',
    toPlan: '回到学习计划',
  },
} as const satisfies Shape<typeof english>
