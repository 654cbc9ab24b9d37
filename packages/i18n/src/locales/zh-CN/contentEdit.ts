import type { Shape } from '../../shape.ts'
import type { contentEdit as english } from '../en/contentEdit.ts'

export const contentEdit = {
  newTitle: '新建资料',
  editTitle: '编辑资料',
  read: '以读者的角度查看',
  list: '全部资料',
  title: {
    label: '标题',
    hint: '标题只能写一行。公式写在 \\( 和 \\) 之间，例如 \\(x^2\\)。',
    missing: '请输入看得见的标题。',
    long: '标题太长了。',
    preview: '标题的样子',
  },
  language: '正文的语言',
  skills: {
    label: '科目与知识点',
    hint: '最多 {{most}} 个。读者可以按知识点找到这份资料，读完就能接着练习。',
    choose: '添加知识点…',
    named: '{{subject}}：{{skill}}',
    remove: '移除“{{skill}}”',
  },
  body: '正文',
  placeholder: '在这里编写学习资料。输入 / 会列出命令。',
  templates: {
    label: '使用模板：',
    study: '学习资料',
    worked: '例题讲解',
    exam: '考试当天清单',
  },
  save: '保存',
  saving: '正在保存…',
  saveShortcut: '按 Ctrl+S 或 ⌘S 也能保存。',
  saved: '已保存。',
  savedAt: '已于{{time, spaced}}保存。',
  findings: '以下公式无法显示，学生会看到源代码：',
  unsaved: '有尚未保存的更改。',
  failed: '保存失败。你写的内容还在这个页面上，请稍后再试。',
  tooLarge: '内容太大，无法保存。请分成几份。',
  loadFailed: '这份资料加载失败。请检查网络连接，然后重试。',
  again: '重试',
  loading: '正在加载编辑器…',
  missing: {
    title: '找不到这份资料',
    text: '它可能已被彻底删除，或者链接不完整。',
    new: '写一份新的',
  },
  trashed: {
    text: '这份资料在回收站里。要修改请先恢复。',
    whileEditing: '你编辑的时候，这份资料被删除了。请到回收站恢复后再保存，或把你写的存为新资料。',
    open: '打开回收站',
    saveAsNew: '存为新资料',
  },
  draft: {
    older: '这份资料后来又被修改过。保存时会并排显示两份内容，由你选择。',
  },
  conflict: {
    title: '有人在这期间保存了这份资料',
    text: '内容都没有丢失，两份都在这里。请选一份保留，再从另一份复制需要的部分。',
    failed: '对方的内容加载失败，请稍后再试。',
  },
} as const satisfies Shape<typeof english>
