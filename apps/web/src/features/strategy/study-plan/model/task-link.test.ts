import { languages } from '@pathwise/i18n/languages'
import examFacts from '@pathwise/planner/data/exam-facts.json' with { type: 'json' }
import { exams } from '@pathwise/planner/data/exams'
import { skillRows } from '@pathwise/planner/data/skills'
import { type StudyTask, studyTaskKinds } from '@pathwise/planner/study-plan/study-plan'
import { describe, expect, it } from 'vitest'
import { buildServerPlan } from '../../../../../test/sample-study-plan.ts'
import { findTaskLink } from './task-link.ts'

const reader = { language: 'en', country: 'US' } as const
const base: StudyTask = { key: 'a', kind: 'practise', minutes: 20, day: '2026-11-24', skills: ['math.quadratics'] }
const open = (task: Partial<StudyTask>) => findTaskLink({ ...base, ...task }, reader).to

describe('findTaskLink', () => {
  it.each<[Partial<StudyTask>, string]>([
    [{ kind: 'learn', sheet: 'completing-the-square' }, '/sheets/en/completing-the-square?task=a'],
    [{ kind: 'practise' }, '/practice/set?kind=skill&skill=math.quadratics&from=study-plan&task=a'],
    [
      { kind: 'mixed', skills: ['math.quadratics', 'math.functions'] },
      '/practice/set?kind=mixed&skills=math.quadratics,math.functions&from=study-plan&task=a',
    ],
    [{ kind: 'due', skills: [] }, '/practice/set?kind=due&from=study-plan&task=a'],
    [{ kind: 'timed', skills: [], section: 'sat.math' }, '/practice/module?section=sat.math&task=a'],
    [{ kind: 'measure', skills: [], section: 'sat.math' }, '/measure?section=sat.math&task=a'],
    [{ kind: 'official', exam: 'SAT' }, 'https://satsuite.collegeboard.org/'],
    [{ kind: 'date', skills: [], exam: 'OUAC' }, 'https://www.ouac.on.ca/'],
    [{ kind: 'own' }, '/guides/us/math'],
  ])('links the task to its page: %o', (task, address) => {
    const set = new URL(open(task), 'http://localhost')
    expect(decodeURIComponent(set.href)).toBe(new URL(address, 'http://localhost').href)
  })

  it('links to the sheet named in the task when there is no sheet in the reader’s language', () => {
    const task = { ...base, kind: 'learn', sheet: 'completing-the-square' } as const
    for (const language of languages) {
      expect(findTaskLink(task, { language, country: 'US' }).to).toMatch(/^\/sheets\/[\w-]+\/[\w-]+\?task=a$/)
    }
    const unknown = { ...task, skills: [], sheet: 'completing-the-square' }
    expect(findTaskLink(unknown, { language: 'ko', country: 'US' }).to).toMatch(
      /^\/sheets\/.*\/completing-the-square\?task=a$/,
    )
  })

  it('links a history task to the social studies guide of the student’s country', () => {
    const [history] = skillRows.flatMap(({ id, subject }) => (subject === 'history' ? [id] : []))
    const task: StudyTask = { ...base, kind: 'own', skills: history ? [history] : [] }
    expect(findTaskLink(task, { language: 'en', country: 'CA' }).to).toBe('/guides/ca/social-studies')
  })

  it.each(studyTaskKinds)('returns a link for a %s task without skills', (kind) => {
    expect(findTaskLink({ ...base, kind, skills: [] }, reader).to).not.toBe('')
  })

  it.each(exams)('links to an official HTTPS page for %s', (exam) => {
    for (const kind of ['official', 'date'] as const) {
      expect(findTaskLink({ ...base, kind, exam }, reader)).toMatchObject({
        to: expect.stringMatching(/^https:\/\//),
        isExternal: true,
      })
    }
  })

  it.each(['SAT', 'ACT', 'AP', 'IB'] as const)(
    'links official %s practice to a site cited in the exam facts',
    (exam) => {
      const sites = examFacts.facts.flatMap(({ sources }) =>
        sources.filter((one) => URL.canParse(one)).map((one) => new URL(one).host),
      )
      expect(sites).toContain(new URL(findTaskLink({ ...base, kind: 'official', exam }, reader).to).host)
    },
  )

  it('returns a link for every task of a plan', () => {
    const { tasks } = buildServerPlan().plan
    for (const task of tasks) expect(findTaskLink(task, reader).to, task.key).toMatch(/^(\/\w|https:\/\/)/)
    expect(new Set(tasks.map(({ kind }) => kind)).size).toBeGreaterThan(5)
  })
})
