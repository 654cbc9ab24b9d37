import type { Shape } from '../../shape.ts'
import type { reminders as english } from '../en/reminders.ts'

export const reminders = {
  title: '每周提醒',
  text: '每个星期天下午发一封邮件，列出下一周的任务和所需时间，邮件里没有任何成绩。每位收件人都要先通过邮件表示同意，才会收到提醒。',
  off: '这个网站不发提醒。',
  loading: '正在加载提醒',
  failed: '无法加载提醒。',
  you: '{{email}}（你）',
  confirmed: '每个星期天',
  waiting: '等待对方同意',
  bounced: '发到这个邮箱的邮件被退回',
  end: '停止',
  endNamed: '停止提醒：{{email}}',
  ended: '提醒已停止。',
  forMe: '提醒我',
  parent: '家长的邮箱',
  parentHint: '征求同意的邮件会显示你的邮箱，让对方知道是谁发起的。',
  language: '邮件语言',
  submit: '征求同意',
  missing: '请输入邮箱地址。',
  refused: '邮箱格式不正确。',
  asked: '我们发了一封邮件到 {{email}}。对方同意之后，才会开始发送提醒。',
  known: '{{email}} 已在接收提醒，邮件语言已保存。',
  full: '已经有四位收件人。先停止其中一位的提醒，才能再添加别人。',
  unsubscribe: {
    title: '停止每周提醒',
    text: '点击按钮，就不会再收到提醒。',
    submit: '不再接收提醒',
    done: '提醒已停止，你不会再收到提醒邮件。',
    broken: '这个链接不完整，请从邮件里完整复制。',
  },
} as const satisfies Shape<typeof english>
