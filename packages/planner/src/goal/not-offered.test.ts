import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ["there's no AP Chem at my school, taking it online, want a 4", ['AP Chemistry']],
  ['學校沒開AP物理1,我自學,目標4', ['AP Physics 1']],
  ['学校没有AP统计，自学想拿5', ['AP Statistics']],
])('keeps a course that the school does not offer if the student learns it alone: %s', (goal, courses) => {
  const { reading } = readText(goal)
  expect(reading.courses).toEqual(courses)
  expect(reading.excluded).toEqual([])
})

test.each(["they don't offer AP Chem so I'm taking AP Bio, want a 4", '学校不开AP化学，改学AP生物，4分'])(
  'excludes a course that the school does not offer if another course takes its place: %s',
  (goal) => {
    const { reading } = readText(goal)
    expect(reading.courses).toEqual(['AP Biology'])
    expect(reading.excluded).toEqual(['AP Chemistry'])
  },
)

test('finds no AP course when the school has no AP', () => {
  expect(readText('学校没有AP，SAT 1480').reading.courses).toEqual([])
})
