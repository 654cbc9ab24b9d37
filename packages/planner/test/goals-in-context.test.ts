import { describe, expect, test } from 'vitest'
import { readGoal } from '../src/goal.ts'

/** Goals by language, and the phrases that students add before and after them without changing what they want. */
const samples = {
  en: {
    goals: [
      'SAT 1450',
      '5 on AP Bio',
      'AP Calc BC 5, AP Chem 4',
      'IELTS 7',
      'IB Physics HL 6',
      'gpa 3.8',
      'trigonometry',
    ],
    before: [
      'grade 10 student here, ',
      'I am 17 and ',
      'english is my second language. ',
      'my school starts at 8. ',
      'I read 20 books last year. ',
      'my mom is a doctor. ',
      'my sister goes to UCLA. ',
      'spent $500 on prep books already. ',
      'free on sat and sun, ',
    ],
    after: [
      ' asap',
      ', 20 hours a week',
      ' (exam 10/4)',
      ', my 2nd try',
      ' before 2027',
      ' without a tutor',
      ' for my daughter',
    ],
  },
  ko: {
    goals: [
      'SAT 1450',
      'AP 생물 5점',
      'AP 미적분 BC 5, AP 화학 4',
      '아이엘츠 7',
      'IB 물리 HL 6점',
      'GPA 3.8',
      '삼각함수',
    ],
    before: [
      '17살이고 ',
      '친구는 수학을 잘해요. 저는 ',
      '엄마가 의사세요. ',
      '작년에 책 20권 읽었어요. ',
      '언니는 UCLA 다녀요. ',
      '과외 없이 혼자 ',
    ],
    after: [' 학원 없이', ', 시험 10/4', ', 3개월 남음', ', 예산 30만원', ' 제발요ㅠㅠ', ', 두번째 도전'],
  },
  'zh-TW': {
    goals: ['SAT 1450', 'AP生物5分', 'AP微積分BC5分、AP化學4分', '雅思7', 'IB物理HL 6分', 'GPA 3.8', '三角函數'],
    before: ['17歲，', '媽媽是醫生。', '姊姊念UCLA，我想要', '去年看了20本書，', '不想補習，', '這學期4門課，'],
    after: ['，10/4考試', '，剩3個月', '，每週20小時', '，第二次', '，預算300美元', '，自己讀'],
  },
  'zh-CN': {
    goals: ['SAT1450', 'AP生物5分', 'AP微积分BC5分、AP化学4分', '雅思7', 'IB物理HL 6分', 'GPA3.8', '三角函数'],
    before: ['17岁，', '妈妈是医生。', '表哥上了哈佛，我想要', '去年看了20本书，', '不想报班，', '这学期4门课，'],
    after: ['，10/4考试', '，剩3个月', '，每周20小时', '，第二次', '，预算2000元', '，自学'],
  },
}

const read = (text: string) => readGoal({ kind: 'text', text }).reading

describe.each(Object.entries(samples))('goals in %s', (_, { goals, before, after }) => {
  test.each(goals)('reads %j the same way when the student adds who, when and how', (goal) => {
    const alone = read(goal)
    const texts = [...before.map((phrase) => phrase + goal), ...after.map((phrase) => goal + phrase)]
    for (const text of texts) expect(read(text), text).toEqual(alone)
  })
})
