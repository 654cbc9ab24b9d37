import { lintDueQuestions } from '@pathwise/api/questions/lint/lint.service'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it, vi } from 'vitest'
import { mutate, signInNewUser } from './people.ts'
import { list, put, read } from './questions.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer({ runsQuestionJobs: true }))
const editor = await signInNewUser(server, 'editor')

const text =
  'A kite leaves the roof of a school at noon and rises by three metres every second. When does it pass the tower?'

async function save(id: number, fields: object) {
  const response = await put(server, editor, id, { ...(await read(server, editor, id)), ...fields })
  if (response.status !== 200) throw new Error(`Saving was refused: ${await response.text()}`)
}

async function findRules(id: number) {
  return (await read(server, editor, id)).findings.map(({ rule }) => rule)
}

async function listed(problems: string, id: number) {
  const { questions } = await list(server, editor, `problems=${problems}`)
  return questions.some((question) => question.id === id)
}

describe('question lint', () => {
  it('finds no problems in the shipped bank at server start', async () => {
    const countDue = () => server.database.prisma.questionLint.count({ where: { due: true } })
    await vi.waitFor(async () => expect(await countDue()).toBe(0), { timeout: 60_000, interval: 100 })
    expect(await list(server, editor, 'problems=any')).toMatchObject({ total_count: 0 })
  })

  it('lints a question on save, and removes resolved findings', async () => {
    const { id } = await buildQuestion(server.database)
    await save(id, { skill_tags: ['my-tag'], content_question_mj: '<p>\\(\\fraq{1}{2}\\)</p>' })
    expect(await findRules(id)).toEqual(['unparsable_latex', 'untranslated_tag'])
    expect([await listed('untranslated_tag', id), await listed('any', id), await listed('duplicate', id)]).toEqual([
      true,
      true,
      false,
    ])
    await save(id, { skill_tags: ['math.quadratics'], content_question_mj: '<p>\\(\\frac{1}{2}\\)</p>' })
    expect(await findRules(id)).toEqual([])
    expect(await listed('any', id)).toBe(false)
  })

  it('lints a question at the next job run when it was written directly to the database', async () => {
    const { id } = await buildQuestion(server.database, { answer: 'Z' })
    expect(await findRules(id)).toEqual([])
    await lintDueQuestions(server.database.prisma)
    expect(await findRules(id)).toEqual(['answer_not_a_choice'])
    expect(await listed('answer_not_a_choice', id)).toBe(true)
  })

  it('returns 422 for an unknown lint rule', async () => {
    const response = await server.request('/api/admin/questions?problems=spelling', { headers: editor.bearer })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: ['problems'] }] })
  })
})

describe('duplicate detection', () => {
  it('reports two similar questions as duplicates until one is changed or archived', async () => {
    const one = await buildQuestion(server.database, { body: `<p>${text}</p>`, bodyText: text })
    const other = await buildQuestion(server.database)
    await lintDueQuestions(server.database.prisma)
    await save(other.id, { content_question_mj: `<p>${text.replace('school', 'museum')}</p>` })
    const alike = ({ id, legacyId, title }: typeof one) => ({
      rule: 'duplicate',
      place: 'content_question_mj',
      detail: legacyId,
      other: { id, legacy_id: legacyId, title },
    })
    expect((await read(server, editor, other.id)).findings).toEqual([alike(one)])
    expect((await read(server, editor, one.id)).findings).toEqual([alike(other)])
    expect([await listed('duplicate', one.id), await listed('duplicate', other.id)]).toEqual([true, true])

    await save(other.id, { content_question_mj: '<p>How high is the tower that the kite passes?</p>' })
    expect([await findRules(one.id), await findRules(other.id)]).toEqual([[], []])
    expect(await listed('duplicate', one.id)).toBe(false)

    await save(other.id, { content_question_mj: `<p>${text}</p>` })
    expect(await findRules(one.id)).toEqual(['duplicate'])
    await mutate(server, 'questions.archive', { id: other.id }, editor.bearer)
    expect([await findRules(one.id), await findRules(other.id)]).toEqual([[], []])
    await mutate(server, 'questions.restore', { id: other.id }, editor.bearer)
    expect(await findRules(one.id)).toEqual(['duplicate'])
  })

  it('reports two similar questions as duplicates when they are saved concurrently', async () => {
    const body =
      '<p>Two trains leave two towns at the same time and meet where the river bends. Which one was faster?</p>'
    const created = await Promise.all(
      ['Trains', 'Towns'].map(async (title) => {
        const { id } = await buildQuestion(server.database, { title })
        await save(id, { content_question_mj: body })
        return id
      }),
    )
    expect(await Promise.all(created.map(findRules))).toEqual([['duplicate'], ['duplicate']])
  })
})
