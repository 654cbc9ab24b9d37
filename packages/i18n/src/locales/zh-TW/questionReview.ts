import type { Shape } from '../../shape.ts'
import type { questionReview as english } from '../en/questionReview.ts'

export const questionReview = {
  title: '審核',
  filter: '審核狀態',
  all: '所有狀態',
  state: {
    draft: '草稿',
    reviewed: '已審核',
    live: '已上線',
    changed: '審核後有修改',
  },
  meaning: {
    draft: '學生還看不到這一題，要先由另一位編輯審核。',
    reviewed: '另一位編輯已經看過。發布之後，學生就看得到。',
    live: '學生看得到這一題。',
  },
  changed: '審核版本 {{version}} 之後，這一題又被修改過。',
  show: '查看修改內容',
  own: '最後一次修改是你做的，要由另一位編輯審核。',
  override: '最後一次修改是你做的。你是管理員，仍然可以審核，系統會留下紀錄。',
  unsaved: '請先儲存修改。',
  action: {
    approve: '標示為已審核',
    publish: '發布',
    confirm: '確認這次修改',
    withdraw: '退回草稿',
    takeOffline: '下架',
  },
  failed: '無法載入審核資料。請檢查網路連線，再試一次。',
  again: '再試一次',
  conflict: '這一題剛才被修改過。請重新載入頁面，再看一次。',
  changeFailed: '無法變更狀態，請稍後再試。',
  history: '審核紀錄',
  event: '{{from}} → {{to}}：{{name}}，{{time}}，版本 {{version}}',
  ownEvent: '以管理員身分審核自己的修改',
  formerEditor: '先前的編輯',
} as const satisfies Shape<typeof english>
