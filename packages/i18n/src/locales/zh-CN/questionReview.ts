import type { Shape } from '../../shape.ts'
import type { questionReview as english } from '../en/questionReview.ts'

export const questionReview = {
  title: '审核',
  filter: '审核状态',
  all: '所有状态',
  state: {
    draft: '草稿',
    reviewed: '已审核',
    live: '已上线',
    changed: '审核后有修改',
  },
  meaning: {
    draft: '学生还看不到这道题，要先由另一位编辑审核。',
    reviewed: '另一位编辑已经看过。发布之后，学生就能看到。',
    live: '学生能看到这道题。',
  },
  changed: '审核版本 {{version}} 之后，这道题又被修改过。',
  show: '查看修改内容',
  own: '最后一次修改是你做的，需要由另一位编辑审核。',
  override: '最后一次修改是你做的。你是管理员，仍然可以审核，系统会留下记录。',
  unsaved: '请先保存修改。',
  action: {
    approve: '标记为已审核',
    publish: '发布',
    confirm: '确认这次修改',
    withdraw: '退回草稿',
    takeOffline: '下线',
  },
  failed: '无法加载审核信息。请检查网络连接，然后再试一次。',
  again: '再试一次',
  conflict: '这道题刚才被修改过。请重新加载页面，再看一次。',
  changeFailed: '无法更改状态，请稍后再试。',
  history: '审核记录',
  event: '{{from}} → {{to}}：{{name}}，{{time}}，版本 {{version}}',
  ownEvent: '以管理员身份审核自己的修改',
  formerEditor: '以前的编辑',
} as const satisfies Shape<typeof english>
