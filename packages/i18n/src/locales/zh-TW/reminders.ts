import type { Shape } from '../../shape.ts'
import type { reminders as english } from '../en/reminders.ts'

export const reminders = {
  title: '每週提醒',
  text: '每個星期天下午寄一封信，列出下一週的任務和所需時間，信裡沒有任何成績。每位收件人都要先在第一封信裡表示同意。',
  off: '這個網站不寄提醒。',
  loading: '正在載入提醒',
  failed: '無法載入提醒。',
  you: '{{email}}（你）',
  confirmed: '每個星期天',
  waiting: '等待對方同意',
  bounced: '寄到這個地址的信被退回',
  end: '停止',
  endNamed: '停止提醒：{{email}}',
  ended: '提醒已停止。',
  forMe: '提醒我',
  parent: '家長的電子郵件',
  parentHint: '徵求同意的信會顯示你的電子郵件地址，讓對方知道是誰寄的。',
  language: '信件語言',
  submit: '徵求同意',
  missing: '請輸入電子郵件地址。',
  refused: '電子郵件地址的格式不正確。',
  asked: '我們寄了一封信到 {{email}}。對方同意之後，提醒就會開始。',
  known: '{{email}} 已經在接收提醒，信件語言已儲存。',
  full: '已經有四位收件人。停止其中一位的提醒，就能再邀請別人。',
  unsubscribe: {
    title: '停止每週提醒',
    text: '按下按鈕，就不會再收到提醒。',
    submit: '不再收到提醒',
    done: '完成了，你不會再收到提醒。',
    broken: '這個連結不完整，請從信裡完整複製。',
  },
} as const satisfies Shape<typeof english>
