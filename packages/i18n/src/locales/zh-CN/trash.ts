import type { Shape } from '../../shape.ts'
import type { trash as english } from '../en/trash.ts'

export const trash = {
  title: '回收站',
  lead: '这里是已删除的资料，可以恢复；管理员还可以彻底删除。',
  columns: {
    id: 'ID',
    title: '标题',
    author: '作者',
    deletedAt: '删除时间',
    actions: '操作',
  },
  restore: '恢复',
  restoreNamed: '恢复 #{{id}}：{{title}}',
  delete: '彻底删除',
  deleteNamed: '彻底删除 #{{id}}：{{title}}',
  restored: '#{{id}} 已回到资料列表。',
  deleted: '#{{id}} 已彻底删除。',
  restoreFailed: '无法恢复 #{{id}}，请稍后再试。',
  deleteFailed: '无法删除 #{{id}}，请稍后再试。',
  gone: '#{{id}} 已经不在回收站里了。',
  confirm: {
    question: '要彻底删除这份资料吗？',
    warning: '删除后，任何人都无法恢复。',
    delete: '彻底删除',
  },
  loadMore: '加载更多',
  loadFailed: '回收站加载失败。请检查网络连接，然后重试。',
  empty: {
    title: '回收站是空的',
    text: '从资料列表中删除的资料会放在这里。',
    list: '前往资料列表',
  },
} as const satisfies Shape<typeof english>
