import { countries, grades, presetGoals } from '@pathwise/planner/context'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer({ now: () => new Date('2026-11-21T15:00:00Z') }))

const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }

function run(body: unknown, headers: Record<string, string> = {}) {
  return server.request('/api/diagnostics/run', { method: 'POST', json: body, headers })
}

function runText(asked: unknown) {
  return server.request('/api/diagnostics/run-for-goal-text', { method: 'POST', json: { context: asked } })
}

describe('POST /api/diagnostics/run', () => {
  const contexts = countries.flatMap((country) =>
    grades.flatMap((grade) => presetGoals.map((goal) => ({ country, grade, goal }))),
  )

  it.each(contexts)('returns a complete result for $country $grade $goal', async (asked) => {
    const response = await run({ userId: 'demo-user', context: asked })
    expect(response.status).toBe(200)
    const result = await response.json()
    expect(result.summary.length).toBeGreaterThan(80)
    for (const part of ['weaknesses', 'recommendedModules', 'recommendedProblems', 'nextWeekPlan']) {
      expect(result[part], part).not.toHaveLength(0)
    }
    expect(result.strategy.context).toMatchObject({ country: asked.country, grade: asked.grade, today: '2026-11-21' })
  })

  it('rejects unknown and malformed run ids', async () => {
    expect((await run({ context, runs: ['A'.repeat(22)] })).status).toBe(404)
    expect((await run({ context, runs: ['mine'] })).status).toBe(422)
  })

  it('recommends questions with the id and the title from the database', async () => {
    const { recommendedProblems } = await (await run({ context })).json()
    for (const { id, title } of recommendedProblems) {
      const question = await server.database.prisma.question.findUniqueOrThrow({ where: { id } })
      expect(question.title).toBe(title)
    }
  })

  it('does not recommend a deleted question', async () => {
    const before = await (await run({ context })).json()
    const { id } = before.recommendedProblems[0]
    await server.database.prisma.question.update({ where: { id }, data: { deletedAt: new Date() } })
    const after = await (await run({ context })).json()
    await server.database.prisma.question.update({ where: { id }, data: { deletedAt: null } })
    expect(after.recommendedProblems.map((problem: { id: number }) => problem.id)).not.toContain(id)
  })

  it.each([
    ['ko', 'ko', /[가-힣]/],
    ['zh-TW', 'zh-TW,zh;q=0.9', /[一-鿿]/],
    ['zh-CN', 'zh-CN', /[一-鿿]/],
    ['en', 'fr-CA', /^[^가-힣一-鿿]*$/],
  ])('returns a summary in %s for Accept-Language %s', async (_language, accepted, script) => {
    const result = await (await run({ context }, { 'accept-language': accepted })).json()
    expect(result.summary).toMatch(script)
  })

  it('returns different summaries in traditional and simplified Chinese', async () => {
    const traditional = await (await run({ context }, { 'accept-language': 'zh-HK' })).json()
    const simplified = await (await run({ context }, { 'accept-language': 'zh' })).json()
    expect(traditional.summary).not.toBe(simplified.summary)
    expect(traditional.strategy).toEqual(simplified.strategy)
  })
})

describe('goal interpretation', () => {
  const keys = [
    'exams',
    'sections',
    'courses',
    'subjects',
    'topics',
    'universities',
    'programme',
    'gpa',
    'excluded',
    'assumed',
    'impossible',
    'not_planned',
  ]

  it('returns all fields of the interpretation, and assumes courses when the goal is AP 5 and no course is chosen', async () => {
    const { reading, summary } = await (await run({ context: { ...context, goal: 'AP_5' } })).json()
    expect(Object.keys(reading).toSorted()).toEqual(keys.toSorted())
    expect(reading).toMatchObject({ exams: [{ name: 'AP', target: 5 }], courses: [], not_planned: [] })
    expect(reading.assumed.length).toBeGreaterThan(1)
    for (const { kind, value } of reading.assumed) {
      expect(kind).toBe('course')
      expect(value).toMatch(/^AP /)
    }
    expect(summary).toContain('You didn’t name a course, so we picked')
  })

  it('does not assume courses when the student has chosen some', async () => {
    const chosen = { ...context, goal: 'AP_5', courses: ['ap.chemistry', 'ap.statistics'] }
    const { reading, strategy } = await (await run({ context: chosen })).json()
    expect(reading).toMatchObject({ courses: ['AP Chemistry', 'AP Statistics'], assumed: [] })
    expect(strategy.goals[0].values.courses).toEqual({ terms: ['course.ap.chemistry', 'course.ap.statistics'] })
  })

  it('uses the entered exam and score when the goal mentions no exam', async () => {
    const answers = { exam: 'ACT', targets: [{ name: 'ACT', target: 33 }] }
    const { reading, strategy } = await (await runText({ ...context, goal: '1500+', ...answers })).json()
    expect(reading).toMatchObject({ exams: [{ name: 'ACT', target: 33 }], assumed: [] })
    expect(strategy.goals).toEqual([{ key: 'goal.score', values: { exam: { term: 'exam.ACT' }, score: 33 } }])
  })

  it('uses the chosen course level when the goal mentions no level', async () => {
    const { reading } = await (await runText({ ...context, goal: 'IB Biology 7', courses: ['ib.biology-hl'] })).json()
    expect(reading).toMatchObject({ courses: ['IB Biology HL'], assumed: [] })
  })

  it.each([
    ['an exam that we cannot plan for', { exam: 'TOEFL' }],
    ['a score of an unknown section', { targets: [{ name: 'SAT Essay', target: 20 }] }],
    ['a score above the maximum of the exam', { targets: [{ name: 'SAT', target: 1e9 }] }],
  ])('returns 422 for an answer with %s', async (_name, answer) => {
    expect((await runText({ ...context, goal: '1500+', ...answer })).status).toBe(422)
  })

  it('returns 422 for an unsupported course', async () => {
    expect((await run({ context: { ...context, goal: 'AP_5', courses: ['ap.psychology'] } })).status).toBe(422)
  })

  it('interprets a free-text goal for a visitor and lists its unsupported parts', async () => {
    const response = await runText({ ...context, goal: 'SAT 1700, AP Psychology 5 and TOEFL 100' })
    expect(response.status).toBe(200)
    const { reading, summary } = await response.json()
    expect(reading).toMatchObject({
      courses: ['AP Psychology'],
      impossible: [{ name: 'SAT', said: 1700, scale: [400, 1600] }],
      not_planned: [
        { text: 'TOEFL', reason: 'not_planned_exam' },
        { text: 'AP Psychology', reason: 'no_topics' },
      ],
    })
    expect(summary).toContain('1700 is not a possible SAT score')
    expect(summary).toContain('We can’t plan for TOEFL and AP Psychology yet')
  })
})

describe('POST /api/diagnostics/run with an invalid body', () => {
  it.each([
    ['an unknown country', { context: { ...context, country: 'MX' } }, ['context', 'country']],
    ['an unknown grade', { context: { ...context, grade: 'G8' } }, ['context', 'grade']],
    ['an unknown goal', { context: { ...context, goal: 'SAT1500' } }, ['context', 'goal']],
    ['a goal of the wrong type', { context: { ...context, goal: 1500 } }, ['context', 'goal']],
    ['no context', {}, ['context']],
    ['a context that is text', { context: 'US' }, ['context']],
  ])('returns 422 for %s', async (_name, body, loc) => {
    const response = await run(body)
    expect(response.status).toBe(422)
    const { detail } = await response.json()
    expect(detail).toContainEqual({ loc, msg: expect.any(String), type: expect.any(String) })
  })

  it.each([
    ['a list', []],
    ['a number', 5],
    ['a text', 'US'],
    ['null', null],
  ])('returns 422 for a body that is %s', async (_name, body) => {
    const response = await run(body)
    expect(response.status).toBe(422)
    expect(await response.json()).toHaveProperty('detail')
  })

  it('returns 400 for a body that is not JSON', async () => {
    const response = await server.request('/api/diagnostics/run', {
      method: 'POST',
      body: '{"context":',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ detail: 'The request body is not valid JSON' })
  })

  it('returns 415 for a form-encoded body', async () => {
    const response = await server.request('/api/diagnostics/run', {
      method: 'POST',
      body: 'country=US',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(415)
  })

  it('returns 413 for a body of 10 MB', async () => {
    const response = await run({ context, padding: 'x'.repeat(10 * 1024 * 1024) })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ detail: 'The request body is too large' })
  })
})

describe('POST /api/diagnostics/run-for-goal-text', () => {
  const ask = (goal: string) => runText({ ...context, goal })

  it('recognizes the exam in a free-text goal', async () => {
    const result = await (await ask('수능 말고 SAT 1500')).json()
    expect(result.strategy.focus[0].exam).toBe('SAT')
  })

  it.each(['', '   ', 'x'.repeat(201)])('returns 422 for the goal %j', async (goal) => {
    expect((await ask(goal)).status).toBe(422)
  })
})
