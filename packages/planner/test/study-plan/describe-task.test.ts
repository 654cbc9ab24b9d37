import { languages } from '@pathwise/i18n/languages'
import { createTranslator } from '@pathwise/i18n/server'
import { describe, expect, it } from 'vitest'
import { type DescribedTask, describeTask } from '../../src/study-plan/describe-task.ts'

const skills = ['math.quadratics', 'math.functions', 'math.geometry', 'math.statistics'] as const
const tasks: readonly DescribedTask[] = [
  { kind: 'learn', skills: ['math.quadratics'] },
  { kind: 'practise', skills: ['math.quadratics'] },
  { kind: 'mixed', skills: [...skills] },
  { kind: 'due', skills: [] },
  { kind: 'timed', skills: [], exam: 'SAT', section: 'sat.math' },
  { kind: 'measure', skills: [], section: 'sat.math' },
  { kind: 'official', skills: [...skills], exam: 'SAT' },
  { kind: 'own', skills: ['math.quadratics'] },
  { kind: 'date', skills: [], exam: 'OUAC' },
  { kind: 'date', skills: [], exam: 'SAT' },
  { kind: 'date', skills: [], exam: 'SAT', deadlineKind: 'regular' },
  { kind: 'date', skills: [], exam: 'SAT', deadlineKind: 'late' },
  { kind: 'date', skills: [], exam: 'SAT', deadlineKind: 'about' },
]

describe('describeTask', () => {
  it.each(languages)('describes every kind of task in %s', (language) => {
    const translate = createTranslator(language, 'strategy')
    const titles = tasks.map((task) => describeTask(task, translate, language))
    expect(new Set(titles).size).toBe(tasks.length)
    for (const title of titles) expect(title).not.toMatch(/studyTask|skill\.|section\.|exam\.|\{\{|undefined/)
  })

  it.each([
    [undefined, 'SAT deadline'],
    ['regular', 'SAT registration deadline'],
    ['late', 'SAT late registration deadline (regular registration is over)'],
    ['about', 'SAT registration closes around this day'],
  ] as const)('names the kind of the deadline if the task has one: %s', (deadlineKind, title) => {
    const task: DescribedTask = { kind: 'date', skills: [], exam: 'SAT', ...(deadlineKind && { deadlineKind }) }
    expect(describeTask(task, createTranslator('en', 'strategy'), 'en')).toBe(title)
  })

  it.each(languages)('numbers sets and modules in %s', (language) => {
    const translate = createTranslator(language, 'strategy')
    const describe = (task: DescribedTask) => describeTask(task, translate, language)
    for (const kind of ['practise', 'mixed', 'timed'] as const) {
      const title = describe({ kind, skills: ['math.quadratics'], number: 7 })
      expect(title).toContain('7')
      expect(title).not.toMatch(/studyTask|\{\{|undefined/)
    }
    expect(describe({ kind: 'due', skills: [], number: 7 })).not.toContain('7')
  })

  it.each([
    ['mixed.sat.math.2', 'SAT Math: mixed set 2'],
    ['mixed.chemistry.2', 'Chemistry: mixed set 2'],
    ['mixed.unknown.2', 'Quadratics, Functions, Geometry, …: mixed set 2'],
    [undefined, 'Quadratics, Functions, Geometry, …: mixed set 2'],
  ])('names the group, or up to three skills, in the title for the key %s', (key, title) => {
    const task: DescribedTask = { kind: 'mixed', skills: [...skills], number: 2, ...(key !== undefined && { key }) }
    expect(describeTask(task, createTranslator('en', 'strategy'), 'en')).toBe(title)
  })

  it.each([
    ['official.ap.biology.2', /AP Biology/],
    ['official.AP.2', /AP(?! Biology)/],
  ])('falls back to the key %s when the task has no exam id', (key, title) => {
    const task: DescribedTask = { kind: 'official', skills: [...skills], exam: 'AP', key }
    expect(describeTask(task, createTranslator('en', 'strategy'), 'en')).toMatch(title)
  })

  it('names the course when the goal has several AP exams', () => {
    const task: DescribedTask = { kind: 'official', skills: [...skills], exam: 'AP', examId: 'ap.biology' }
    expect(describeTask(task, createTranslator('en', 'strategy'), 'en')).toContain('AP Biology')
    expect(describeTask({ ...task, examId: 'AP' }, createTranslator('en', 'strategy'), 'en')).not.toContain('Biology')
  })
})
