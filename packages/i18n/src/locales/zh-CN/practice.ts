import type { Shape } from '../../shape.ts'
import type { practice as english } from '../en/practice.ts'

export const practice = {
  title: '练习题',
  lead: '题库里的题目都附有答案和解析。先不看笔记，自己动手做一做。',
  subject: {
    label: '科目',
    any: '全部科目',
    mathematics: '数学',
    physics: '物理',
    chemistry: '化学',
    biology: '生物',
    english: '英语',
  },
  anyGrade: '全部年级',
  grade: {
    G6: '六年级',
    G7: '七年级',
    G8: '八年级',
  },
  level: {
    beginner: '基础',
    intermediate: '中等',
    advanced: '提高',
    expert: '挑战',
  },
  none: {
    title: '暂时没有题目',
    text: '没有符合条件的题目，换个科目或年级试试。',
  },
  failed: '题目加载失败，请检查网络连接后重试。',
  again: '重试',
  more: '显示更多',
  problemTitle: '第 {{id}} 题',
  inEnglish: '题目和正式考试一样，用英文出题。',
  choose: '请选择一个答案',
  check: '核对答案',
  right: '答对了，做得好！',
  wrong: '差一点，答案是 {{answer}}。',
  rightOne: '正确答案',
  explanation: '解析',
  tryAgain: '再做一遍',
  alike: '更多类似题目',
  missing: {
    title: '没有这道题',
    text: '题目可能已从题库中移除，或者链接不完整。',
  },
  all: '全部题目',
} as const satisfies Shape<typeof english>
