import { describe, expect, it } from 'vitest'
import { findReply, findTopic } from './topic.ts'

describe('findTopic', () => {
  it.each([
    ['How do I get better at math?', 'math'],
    ['MATHEMATICS please', 'math'],
    ['수학이 어려워요', 'math'],
    ['數學好難', 'math'],
    ['数学怎么学', 'math'],
    ['physics', 'physics'],
    ['물리', 'physics'],
    ['物理', 'physics'],
    ['AP Chemistry', 'chemistry'],
    ['화학 시험', 'chemistry'],
    ['化學', 'chemistry'],
    ['化学', 'chemistry'],
    ['biology', 'biology'],
    ['생명과학', 'biology'],
    ['生物考試', 'biology'],
    ['My English essay', 'english'],
    ['영어', 'english'],
    ['英文', 'english'],
    ['英语', 'english'],
    ['World History', 'history'],
    ['역사', 'history'],
    ['歷史', 'history'],
    ['历史', 'history'],
    ['When is the SAT?', 'exams'],
    ['ACT or not?', 'exams'],
    ['시험이 걱정돼요', 'exams'],
    ['微積分要怎麼開始', 'math'],
    ['代數', 'math'],
    ['平面几何', 'math'],
    ['미적분 공부법', 'math'],
    ['확률과 통계', 'math'],
    ['英語文法', 'english'],
    ['作文怎麼寫', 'english'],
    ['阅读太慢', 'english'],
    ['문법이 헷갈려요', 'english'],
    ['grammar rules', 'english'],
    ['世界史', 'history'],
    ['美國史怎麼讀', 'history'],
    ['미국사', 'history'],
    ['申請大學要準備什麼', 'admissions'],
    ['申请大学', 'admissions'],
    ['대학 원서는 언제 써요?', 'admissions'],
    ['college applications', 'admissions'],
    ['How does admission work?', 'admissions'],
  ])('detects the topic of "%s": %s', (message, topic) => {
    expect(findTopic(message)).toBe(topic)
  })

  it('returns the first subject when a message mentions several', () => {
    expect(findTopic('physics or math?')).toBe('physics')
    expect(findTopic('math or physics?')).toBe('math')
  })

  it.each(['hello', 'the aftermath', 'how should I act', 'symbiosis', '안녕하세요', '你好', ''])(
    'returns "other" for "%s"',
    (message) => {
      expect(findTopic(message)).toBe('other')
    },
  )
})

describe('findReply', () => {
  it('returns the level of distress instead of the topic when a message shows distress', () => {
    expect(findReply('math makes me want to die')).toBe('crisis')
    expect(findReply('수학 시험 때문에 죽겠어요')).toBe('strain')
    expect(findReply('수학 시험')).toBe('math')
  })
})
