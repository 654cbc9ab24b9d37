import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

test.each([
  ['took AP Chem, got a 3, not retaking it. AP Calc AB, 4', ['AP Chemistry']],
  ['nobody here is applying to Harvard. UMass Amherst, GPA 3.6', ['Harvard University']],
  ["she's not going to be taking AP Chem. AP Bio, 4", ['AP Chemistry']],
  ['took Physics 12, hated it, dropped it last week. now Chemistry 12', ['Physics 12']],
  ['캐나다로만 보내기로 해서 SAT는 안 봅니다. ENG4U 85', ['SAT']],
  ['雅思我死也不考，多邻国115', ['IELTS']],
  ['女兒說Physics 12她不修了，改修Chemistry 12', ['Physics 12']],
])('excludes the name that the student rejects: %s', (goal, excluded) => {
  expect(readText(goal).reading.excluded).toEqual(excluded)
})

test.each(['want to take AP Chem and get a 4', '申请的是设计系，根本不需要。IB物理SL想拿6'])(
  'excludes nothing when the goal rejects no exam or course: %s',
  (goal) => {
    expect(readText(goal).reading.excluded).toEqual([])
  },
)

test('keeps a topic when the student gives up on it but wants its course', () => {
  const { reading } = readText('电磁那章直接放弃了，SPH4U得拉到80')
  expect(reading.topics).toEqual(['electricity'])
  expect(reading.excluded).toEqual([])
})

test.each([
  ['SAT已经1540不用再考了,现在要准备AP Lang', ['SAT']],
  ["SAT 1540 don't need to retake, AP Lang 5", ['SAT']],
  ['AP 화학 5점, SAT는 1540이라 다시 안 봐도 돼요', ['SAT']],
  ['法语准备drop,数学要90', ['french']],
  ['french getting dropped, math 90', ['french']],
  ["weak in french but i'll drop it. math please", ['french']],
  ["UCLA, sat doesn't matter", ['SAT']],
  ['SAT无所谓,AP化学5分', ['SAT']],
])('excludes an exam or subject that is completed, dropped or unimportant: %s', (goal, excluded) => {
  expect(readText(goal).reading.excluded).toEqual(excluded)
})

test.each([
  'SAT 1480 나왔고 이제 토플 105',
  'SAT已经考了1400,再考一次1500',
  "SAT or ACT doesn't matter, i just want into UCLA",
  'should i drop french? math 90',
  "i can't drop french, math 90",
  '别drop法语,数学90',
  'not below a B in chem, math 90',
])('excludes nothing when the exam or subject is still wanted or only has a score: %s', (goal) => {
  expect(readText(goal).reading.excluded).toEqual([])
})

test.each([
  ['暑假要读AP微积分BC，不考竞赛', ['AP Calculus BC']],
  ['秋天直接上AP Precalculus，不用学竞赛', ['AP Precalculus']],
])('keeps a course when the rejection after it has an object of its own: %s', (goal, courses) => {
  const { reading } = readText(goal)
  expect(reading.courses).toEqual(courses)
  expect(reading.excluded).toEqual([])
})

test.each(['SAT数学已经770了就是英语上不去，想上1520', 'SAT英语提不上去，想上1520'])(
  'does not exclude a section in which the student makes no progress: %s',
  (goal) => {
    const { reading } = readText(goal)
    expect(reading.sections.map(({ name }) => name)).toContain('SAT Reading and Writing')
    expect(reading.excluded).toEqual([])
  },
)

test('excludes only the named part when another part of the section is wanted', () => {
  const { reading } = readText('SAT语法老错，阅读不用管')
  expect(reading.sections.map(({ name }) => name)).toEqual(['SAT Reading and Writing'])
  expect(reading.excluded).toEqual(['reading'])
})

test.each([
  ['better at bio than chem. chem test friday', ['chemistry'], []],
  ['化学没生物好，周五考化学', ['chemistry'], []],
  ['good grades except english', ['english'], []],
  ['dropped honors chem, now in regular chem', ['chemistry'], []],
  ['问题不是化学，是物理', ['physics'], []],
  ['everything except chemistry, i hate chem', [], ['chemistry']],
  ['物理无聊不想学，生物要学好', ['biology'], ['physics']],
])('plans for the subject that needs work: %s', (goal, subjects, excluded) => {
  const { reading } = readText(goal)
  expect(reading.subjects).toEqual(subjects)
  expect(reading.excluded).toEqual(excluded)
})
