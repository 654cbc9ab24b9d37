import type { Shape } from '../../shape.ts'
import type { practice as english } from '../en/practice.ts'

export const practice = {
  title: '練習題',
  lead: '題庫裡的題目都附答案和解析。先不看筆記，自己試著做做看。',
  subject: {
    label: '科目',
    any: '所有科目',
    mathematics: '數學',
    physics: '物理',
    chemistry: '化學',
    biology: '生物',
    english: '英文',
  },
  anyGrade: '所有年級',
  grade: {
    G6: '六年級',
    G7: '七年級',
    G8: '八年級',
  },
  level: {
    beginner: '基礎',
    intermediate: '中等',
    advanced: '進階',
    expert: '挑戰',
  },
  none: {
    title: '目前沒有題目',
    text: '找不到符合條件的題目，換個科目或年級看看。',
  },
  failed: '題目載入失敗，請檢查網路連線後再試一次。',
  again: '再試一次',
  more: '顯示更多',
  problemTitle: '第 {{id}} 題',
  inEnglish: '題目和正式考試一樣，以英文呈現。',
  choose: '請選一個答案',
  check: '對答案',
  right: '答對了，做得好！',
  wrong: '還差一點，答案是 {{answer}}。',
  rightOne: '正確答案',
  explanation: '解析',
  tryAgain: '再做一次',
  alike: '更多類似的題目',
  missing: {
    title: '找不到這一題',
    text: '題目可能已從題庫移除，或是連結不完整。',
  },
  all: '所有題目',
} as const satisfies Shape<typeof english>
