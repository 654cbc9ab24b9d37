import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

const listNames = (goal: string) => {
  const { exams, courses, subjects, universities, excluded } = readText(goal).reading
  return [...exams.map(({ name }) => name), ...courses, ...subjects, ...universities, ...excluded]
}

test.each([
  ['my best friend is doing IB HL Chem and hates it. I have AP Chem in May and want a 4', ['AP', 'AP Chemistry']],
  ["all his friends take AP Chem but he's in regular chemistry, getting a 71, wants an 85", ['chemistry']],
  ['everyone in my family went to Yale. I want UConn and a 1200 SAT', ['SAT', 'University of Connecticut']],
  ['husband was an engineer, loves physics, but our girl is drowning in Physics 12, needs 70', ['Physics 12']],
  ['큰애는 SAT로 대학 갔고요, 둘째는 ACT 24인데 29까지 올리고 싶어요', ['ACT']],
  ['제 룸메는 LSAT 준비하는데 저는 생물 중간고사가 급해요', ['biology']],
  [
    '남편은 화학 전공이라 화학은 남편이 봐줘요. 저희 아이는 AP 미국사 4점이 목표입니다',
    ['AP', 'AP United States History'],
  ],
  ['老大當年靠SAT上大學，老二考ACT，現在24，希望29', ['ACT']],
  ['闺蜜AP化学5分，我今年上AP物理1，目标4分', ['AP', 'AP Physics 1']],
  ['家教是哈佛毕业的，可孩子几何证明还是不会', []],
])('omits the names in clauses about other people: %s', (goal, names) => {
  expect(listNames(goal)).toEqual(names)
})

test.each([
  [
    'my mom hates UCLA but I love it, and UCSD',
    ['University of California, Los Angeles', 'University of California, San Diego'],
  ],
  ['my brother got 1500 on the SAT, I want 1400', ['SAT']],
  ['老大当年托福108，老二才82，口语只有15，学校要95', ['TOEFL']],
])("keeps a name in a clause about another person when the student's goal needs it too: %s", (goal, names) => {
  expect(listNames(goal)).toEqual(names)
})

test('omits an exam that is over when the goal names its replacement', () => {
  const { exams } = readText("he took the ACT twice (25, 26) and we're done w/ it. digital SAT in June, 1280").reading
  expect(exams).toEqual([{ name: 'SAT', target: 1280 }])
})
