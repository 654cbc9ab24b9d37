import { accountExportSchema } from '@pathwise/api/data-export/data-export.schemas'
import { bulkMessageSchema } from '@pathwise/api/questions/bulk/bulk.schemas'
import { lintDueQuestions } from '@pathwise/api/questions/lint/lint.service'
import { questionSchema } from '@pathwise/api/questions/questions.schemas'
import { buildQuestion, testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { ask, mutate, type Person, signInNewUser } from './people.ts'
import { buildQueryPath, list, put, read } from './questions.ts'
import { startTestServer } from './server.ts'

const database = closeAfterTests(await createTestDatabase())
const server = closeAfterTests(await startTestServer({ database }))
const editor = await signInNewUser(server, 'editor')
const colleague = await signInNewUser(server, 'admin')

const written = {
  title: 'A new one',
  subject: 'biology',
  course: 'Biology 11',
  grade_code: 'G11',
  education_level: 'high_school',
  difficulty_level: 'intermediate',
  difficulty_score: 4,
  question_type: 'multiple_choice',
}

async function create(fields: object = {}, { bearer } = editor) {
  const { data } = await mutate(server, 'questions.create', { ...written, ...fields }, bearer)
  return questionSchema.parse(data)
}

describe('questions.create', () => {
  it('generates another legacy id when the default is taken', async () => {
    const { id } = await create()
    await create({ legacy_id: `Q-${id + 2}` })
    const next = await create()
    expect(next.legacy_id).toMatch(new RegExp(`^Q-${id + 2}-[0-9a-f]{8}$`))
  })

  it('stores a draft question and assigns a legacy id', async () => {
    const question = await create()
    expect(question).toMatchObject({ ...written, legacy_id: `Q-${question.id}`, content_question_mj: '', version: 1 })
    expect(await read(server, editor, question.id)).toEqual(question)
  })

  it('stores a complete question with sanitized HTML and computed formula fields', async () => {
    const question = await create({
      legacy_id: 'OWN-1',
      content_question_mj: '<p>What is \\(x^2\\)?<script>steal()</script></p>',
      skill_tags: ['biology.cells'],
      choices: [{ id: 'A', html: '<b>4</b>' }],
      answer: 'A',
      explanation: 'Because.',
    })
    expect(question).toMatchObject({
      legacy_id: 'OWN-1',
      content_question_mj: '<p>What is <span data-type="math" data-latex="x^2"></span>?</p>',
      latex_expressions: ['x^2'],
      math_complexity: 1.2,
      choices: [{ id: 'A', html: '<strong>4</strong>' }],
      explanation: '<p>Because.</p>',
    })
  })

  it('returns 409 for a taken legacy id and stores nothing', async () => {
    const { legacyId } = await buildQuestion(server.database)
    const before = await server.database.prisma.question.count()
    const answer = await mutate(server, 'questions.create', { ...written, legacy_id: legacyId }, editor.bearer)
    expect(answer).toMatchObject({ status: 409, data: { reason: 'legacy_id_taken' } })
    expect(await server.database.prisma.question.count()).toBe(before)
  })
})

describe('questions.duplicate', () => {
  it('creates a draft with the content of the original question and reports both as duplicates', async () => {
    const { id } = await buildQuestion(server.database, { latexExpressions: ['x'], hasMathml: true })
    await lintDueQuestions(server.database.prisma)
    const original = await read(server, editor, id)
    const { data } = await mutate(server, 'questions.duplicate', { id }, editor.bearer)
    const copy = questionSchema.parse(data)
    expect(copy.id).toBeGreaterThan(id)
    const own = { id: copy.id, legacy_id: `Q-${copy.id}`, created_at: copy.created_at, updated_at: copy.updated_at }
    const alike = { id, legacy_id: original.legacy_id, title: original.title }
    const findings = [{ rule: 'duplicate', place: 'content_question_mj', detail: original.legacy_id, other: alike }]
    expect(copy).toEqual({ ...original, ...own, review_state: 'draft', findings })
  })

  it('returns 404 when an unknown question is duplicated', async () => {
    expect((await mutate(server, 'questions.duplicate', { id: 2_147_483_647 }, editor.bearer)).status).toBe(404)
  })
})

describe('questions.archive and questions.restore', () => {
  it('removes a question from the bank, and restores it unchanged', async () => {
    const { id, legacyId } = await buildQuestion(server.database)
    const found = async (archived: 0 | 1) =>
      (await list(server, editor, `search=${legacyId}&archived=${archived}`)).questions.map((question) => question.id)
    const question = await read(server, editor, id)

    const { data } = await mutate(server, 'questions.archive', { id }, editor.bearer)
    expect(data).toMatchObject({ id, deleted_at: expect.any(String), version: 1 })
    expect([await found(0), await found(1)]).toEqual([[], [id]])
    expect((await server.request(`/api/practice/${id}`)).status).toBe(404)
    const again = await mutate(server, 'questions.archive', { id }, editor.bearer)
    expect(again.data).toEqual(data)

    const restored = await mutate(server, 'questions.restore', { id }, editor.bearer)
    expect(restored.data).toEqual(question)
    expect([await found(0), await found(1)]).toEqual([[id], []])
  })

  it.each(['questions.archive', 'questions.restore'])(
    'responds to %s with 404 for an unknown question',
    async (name) => {
      expect((await mutate(server, name, { id: 2_147_483_647 }, editor.bearer)).status).toBe(404)
    },
  )
})

describe('POST /api/admin/questions/bulk', () => {
  const post = (path: 'bulk' | 'export', json: object, headers: Readonly<Record<string, string>> = editor.bearer) =>
    server.request(`/api/admin/questions/${path}`, { method: 'POST', json, headers })

  async function readLines(response: Response) {
    const lines = (await response.text()).trim().split('\n')
    return lines.map((line) => bulkMessageSchema.parse(JSON.parse(line)))
  }

  it('streams the progress and the result of a bulk change, which can be undone', async () => {
    const { id, version } = await create()
    const asked = { questions: [{ id, version }], change: { kind: 'set_subject', value: 'physics' } }
    const [progress, result] = await readLines(await post('bulk', asked))
    expect(progress).toEqual({ phase: 'changing', done: 1, total: 1 })
    expect(result).toEqual({ state: 'finished', changed: 1, unchanged: 0, refused: [], undo: expect.any(Number) })
    expect(await read(server, editor, id)).toMatchObject({ subject: 'physics', version: 2 })
    const undo = result && 'undo' in result ? result.undo : undefined
    expect((await readLines(await post('bulk', { undo }))).at(-1)).toMatchObject({ state: 'finished', changed: 1 })
    expect((await readLines(await post('bulk', { undo }))).at(-1)).toMatchObject({ state: 'failed' })
  })

  it.each([
    ['bulk', { questions: [{ id: 1, version: 1 }], change: { kind: 'archive' } }],
    ['export', { format: 'csv', ids: [1] }],
  ] as const)('rejects %s with 401 for a visitor and with 403 for a student', async (path, json) => {
    const student = await signInNewUser(server)
    expect((await post(path, json, {})).status).toBe(401)
    expect((await post(path, json, student.bearer)).status).toBe(403)
  })

  it('returns 422 for more than 10,000 questions and for an unknown kind of change', async () => {
    const questions = Array.from({ length: 10_001 }, (_, index) => ({ id: index + 1, version: 1 }))
    expect((await post('bulk', { questions, change: { kind: 'archive' } })).status).toBe(422)
    const unknown = { questions: questions.slice(0, 1), change: { kind: 'delete' } }
    expect((await post('bulk', unknown)).status).toBe(422)
  })

  it('exports only the questions whose ids are given', async () => {
    const [one, , other] = [await create({ title: 'First' }), await create(), await create({ title: 'Third' })]
    const response = await post('export', { format: 'jsonl', ids: [other.id, one.id] })
    const lines = (await response.text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ title: 'First' }, { title: 'Third' }])
  })
})

describe('question revisions', () => {
  async function revisions(id: number) {
    return (await ask(server, buildQueryPath('questions.revisions', { id }), editor.bearer)).data
  }

  async function revision(id: number, number: number) {
    return ask(server, buildQueryPath('questions.revision', { id, number }), editor.bearer)
  }

  it('returns only the original revision of an unedited question', async () => {
    const { id, createdAt, body } = await buildQuestion(server.database)
    const original = { number: 1, author_id: null, author_name: null, created_at: createdAt.toISOString() }
    expect(await revisions(id)).toEqual([original])
    expect((await revision(id, 1)).data).toMatchObject({ ...original, content: { content_question_mj: body } })
    expect((await revision(id, 2)).status).toBe(404)
  })

  it('returns the author, the time and the content of every revision', async () => {
    const { id, created_at } = await create({ content_question_mj: 'First' })
    const edit = async (person: Person, body: string) => {
      const question = await read(server, person, id)
      const response = await put(server, person, id, { ...question, content_question_mj: body })
      return questionSchema.parse(await response.json())
    }
    const second = await edit(colleague, 'Second')
    const third = await edit(editor, 'Third')
    expect(await revisions(id)).toEqual([
      { number: 3, author_id: editor.id, author_name: expect.any(String), created_at: third.updated_at },
      { number: 2, author_id: colleague.id, author_name: expect.any(String), created_at: second.updated_at },
      { number: 1, author_id: editor.id, author_name: expect.any(String), created_at },
    ])
    const bodies = await Promise.all([1, 2, 3].map(async (number) => (await revision(id, number)).data))
    expect(bodies).toMatchObject(
      ['<p>First</p>', '<p>Second</p>', '<p>Third</p>'].map((html) => ({ content: { content_question_mj: html } })),
    )
    expect((await revision(id, 4)).status).toBe(404)
  })

  it('returns 404 for the revisions of an unknown question', async () => {
    const answer = await ask(server, buildQueryPath('questions.revisions', { id: 2_147_483_647 }), editor.bearer)
    expect(answer.status).toBe(404)
  })

  it("exports an author's revisions, and keeps them without the author when the account is deleted", async () => {
    const author = await signInNewUser(server, 'editor')
    const [draft, edited] = [await create({ title: 'Draft' }, author), await create({ title: 'Edited' }, author)]
    await put(server, author, edited.id, { ...edited, title: 'Better' })
    await put(server, editor, edited.id, { ...(await read(server, editor, edited.id)), title: 'Best' })

    const exported = accountExportSchema.parse((await ask(server, 'account.exportData', author.bearer)).data)
    expect(exported.question_revisions).toMatchObject([
      { question_id: draft.id, number: 1, content: { title: 'Draft' } },
      { question_id: edited.id, number: 1, content: { title: 'Edited' } },
      { question_id: edited.id, number: 2, content: { title: 'Better' } },
    ])

    await mutate(server, 'account.delete', { password: testPassword }, author.bearer)
    expect(await revisions(edited.id)).toMatchObject([
      { number: 3, author_id: editor.id },
      { number: 2, author_id: null, author_name: null },
      { number: 1, author_id: null, author_name: null },
    ])
    expect(await revisions(draft.id)).toMatchObject([{ number: 1, author_id: null }])
  })
})
