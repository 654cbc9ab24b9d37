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
]

describe('describeTask', () => {
  it.each(languages)('names each kind of task and what it is about in %s', (language) => {
    const translate = createTranslator(language, 'strategy')
    const titles = tasks.map((task) => describeTask(task, translate, language))
    expect(new Set(titles).size).toBe(tasks.length)
    for (const title of titles) expect(title).not.toMatch(/studyTask|skill\.|section\.|exam\.|\{\{|undefined/)
  })

  it('names three of many skills', () => {
    const title = describeTask({ kind: 'mixed', skills: [...skills] }, createTranslator('en', 'strategy'), 'en')
    expect(title).toBe('Mixed practice: Quadratics, Functions, Geometry, …')
  })
})
