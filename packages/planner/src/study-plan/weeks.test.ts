import { describe, expect, it } from 'vitest'
import type { StudyTask } from './study-plan.ts'
import { findMonday, listStudyWeeks, type WeeksInput } from './weeks.ts'

const skill = 'math.quadratics'
const task = (key: string, day: string, changes: Partial<StudyTask> = {}): StudyTask => ({
  ...{ key, day, kind: 'practise', minutes: 20, skills: [skill] },
  ...changes,
})
const sitting = (day: string, name: string | null, seconds: number, isDone = true) => ({
  day,
  task: name,
  seconds,
  isDone,
})

/** Today is a Wednesday. The week starts on 2026-12-07. */
const today = '2026-12-09'
const list = (changes: Partial<WeeksInput>) =>
  listStudyWeeks({ tasks: [], doneOn: new Map(), sittings: [], planned: new Map(), today, ...changes })

describe('findMonday', () => {
  it.each([
    ['2026-12-07', '2026-12-07'],
    ['2026-12-13', '2026-12-07'],
    ['2027-01-01', '2026-12-28'],
  ])('returns the Monday of the week that contains %s', (day, monday) => expect(findMonday(day)).toBe(monday))
})

describe('listStudyWeeks', () => {
  it('returns no weeks when there is neither a plan nor any work', () => {
    expect(list({})).toEqual([])
  })

  it('lists every week up to the current one, including weeks without work', () => {
    const weeks = list({ sittings: [sitting('2026-11-25', null, 600)], tasks: [task('later', '2026-12-20')] })
    expect(weeks.map(({ week, worked }) => [week, worked])).toEqual([
      ['2026-11-23', 10],
      ['2026-11-30', 0],
      ['2026-12-07', 0],
    ])
  })

  it("does not lower a week's planned minutes when its missed tasks move to another week", () => {
    const planned = new Map([['2026-11-30', 60]])
    const [last, current] = list({ planned, tasks: [task('a', '2026-12-01'), task('b', '2026-12-08')] })
    expect([last?.planned, current?.planned]).toEqual([60, 20])
  })

  it('counts measured minutes in the week of the sitting, not in the week in which the task was finished', () => {
    const tasks = [task('a', '2026-12-01')]
    const [last, current] = list({
      tasks,
      doneOn: new Map([['a', '2026-12-07']]),
      sittings: [sitting('2026-12-06', 'a', 300, false), sitting('2026-12-07', 'a', 540)],
    })
    expect(last).toMatchObject({ planned: 20, worked: 5, done: 0, doneTasks: 0 })
    expect(current).toMatchObject({ planned: 0, worked: 9, done: 20, doneTasks: 1 })
  })

  it('counts each minute only once when a task with measured minutes is marked done by hand', () => {
    const tasks = [task('a', '2026-12-07'), task('b', '2026-12-08', { minutes: 30 })]
    const doneOn = new Map([
      ['a', '2026-12-08'],
      ['b', '2026-12-08'],
    ])
    const [current] = list({ tasks, doneOn, sittings: [sitting('2026-12-08', 'b', 300, false)] })
    expect(current).toMatchObject({ worked: 50, done: 50, doneTasks: 2 })
  })

  it('marks a skill as settled in the week in which its last sheet or set was done', () => {
    const tasks = [
      task('sheet', '2026-11-24', { kind: 'learn' }),
      task('set', '2026-12-01'),
      task('mixed', '2026-12-20', { kind: 'mixed', skills: [skill, 'math.functions'] }),
      task('other', '2026-11-24', { skills: ['math.functions'] }),
      task('open', '2026-12-10', { skills: ['math.functions'] }),
    ]
    const doneOn = new Map([
      ['sheet', '2026-12-02'],
      ['set', '2026-11-25'],
      ['other', '2026-11-24'],
    ])
    const weeks = list({ tasks, doneOn })
    expect(weeks.map(({ settled }) => settled)).toEqual([[], [skill], []])
  })
})
