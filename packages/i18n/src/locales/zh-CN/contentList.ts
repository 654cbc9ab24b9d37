import type { Shape } from '../../shape.ts'
import type { contentList as english } from '../en/contentList.ts'

export const contentList = {
  title: '学习资料',
  lead: '这里有四种语言的学习资料，可以直接阅读，也可以下载成 PDF 随身带着。',
  new: '新建',
  searchLabel: '搜索标题',
  placeholder: '搜索标题…',
  mine: '只看我写的',
  language: {
    label: '资料语言',
    all: '全部语言',
    widen: '在全部语言中搜索',
  },
  subject: {
    label: '科目',
    any: '全部科目',
  },
  skill: {
    label: '知识点',
    any: '全部知识点',
  },
  search: '搜索',
  reset: '重置',
  list: '资料列表',
  select: '选择 #{{id}}：{{title}}',
  author: '作者：',
  actionsNamed: '#{{id}} 的操作：{{title}}',
  edit: '编辑',
  editNamed: '编辑 #{{id}}：{{title}}',
  delete: '删除',
  deleteNamed: '删除 #{{id}}：{{title}}',
  deleted: '#{{id}} 已移到回收站：{{title}}',
  undo: '撤销',
  undone: '#{{id}} 已回到列表。',
  deleteFailed: '无法删除 #{{id}}，请稍后再试。',
  undoFailed: '无法恢复 #{{id}}，可以在回收站里找到它。',
  loadFailed: '列表加载失败。请检查网络连接，然后重试。',
  end: '没有更多结果了',
  empty: {
    title: '没有找到资料',
    text: '没有匹配的标题。换个说法、减少关键词，或重置搜索试试。',
  },
} as const satisfies Shape<typeof english>
