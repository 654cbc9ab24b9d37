import { expect, test } from 'vitest'
import { readGoal } from '../src/goal.ts'

/** Returns the exams, courses and topics that a goal names. */
function readNames(text: string) {
  const { assumed: _assumed, not_planned: _notPlanned, ...names } = readGoal({ kind: 'text', text }).reading
  return names
}

const contexts = {
  en: {
    names: ['math', 'chemistry', 'AP Biology', 'SAT 1450', 'Chemistry 12', 'IB Physics HL', 'MHF4U', 'TOEFL 100'],
    before: ['', 'grade 10. ', 'help with ', 'my daughter and '],
    after: ['', '.', ' please', ' this semester', ', 2027'],
  },
  ko: {
    names: ['수학', '화학', 'AP 생물', 'SAT 1450', '삼각함수', 'IB 물리 HL', 'MHF4U', '토플 100'],
    before: ['', '고1 ', '중3 ', '우리 딸 ', '이번 학기 '],
    after: ['', ' 도와주세요', ' 주 10시간', ' 부탁드려요'],
  },
  zh: {
    names: ['数学', '物理', '生物', '語法', '概率', '三角函數', 'AP化学', 'SAT 1450', '遗传', '托福100'],
    before: ['', '十年级', '高一', '我对', '要补', '下週考', '提高', '今年修'],
    after: ['', '一塌糊涂', '上课听不懂', '，2027申请', '怎么办'],
  },
}

test.each(Object.entries(contexts))('reads a name in %s the same with or without words around it', (_, words) => {
  const changed: string[] = []
  for (const name of words.names) {
    const alone = readNames(name)
    for (const before of words.before) {
      for (const after of words.after) {
        const text = `${before}${name}${after}`
        if (JSON.stringify(readNames(text)) !== JSON.stringify(alone)) changed.push(text)
      }
    }
  }
  expect(changed).toEqual([])
})
