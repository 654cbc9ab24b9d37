import { questionSchema } from '@pathwise/api/questions/questions.schemas'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { signInNewUser } from './people.ts'
import { put, read } from './questions.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')

async function freshQuestion(fields: Parameters<typeof buildQuestion>[1] = {}) {
  const { id } = await buildQuestion(server.database, fields)
  return read(server, editor, id)
}

/** Returns only the fields that the product's specification defines. */
function asSpecified(question: object) {
  const {
    version: _,
    deleted_at: __,
    choices: ___,
    answer: ____,
    explanation: _____,
    ...known
  } = questionSchema.parse(question)
  return known
}

describe('GET /api/admin/questions/{id}', () => {
  it("returns the fields in the product's specification and the fields for editing", async () => {
    const row = await buildQuestion(server.database, {
      latexExpressions: ['x^2'],
      hasMathml: true,
      mathComplexity: 1.2,
    })
    expect(await read(server, editor, row.id)).toEqual({
      id: row.id,
      legacy_id: row.legacyId,
      title: row.title,
      subject: 'mathematics',
      course: 'Algebra 1',
      grade_code: 'G9',
      education_level: 'high_school',
      difficulty_level: 'beginner',
      difficulty_score: 1,
      question_type: 'multiple_choice',
      estimated_seconds: null,
      pool: 'practice',
      answer_tolerance: null,
      answer_unit: null,
      accepted_answers: [],
      hints: [],
      rubric: '',
      has_mathml: true,
      math_complexity: 1.2,
      skill_tags: ['math.linear-equations'],
      latex_expressions: ['x^2'],
      content_question_mj: row.body,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      version: 1,
      deleted_at: null,
      review_state: 'live',
      changed_since_review: false,
      choices: row.choices,
      answer: 'B',
      explanation: row.explanation,
      findings: [],
    })
  })

  it('sanitizes HTML written directly to the database', async () => {
    const html = '<p onclick="steal()">Hello<script>steal()</script></p>'
    const question = await freshQuestion({
      body: html,
      explanation: html,
      choices: [{ id: 'A', html, feedback: html }],
      hints: [html],
      rubric: html,
    })
    expect(question).toMatchObject({
      content_question_mj: '<p>Hello</p>',
      explanation: '<p>Hello</p>',
      choices: [{ id: 'A', html: 'Hello', feedback: 'Hello' }],
      hints: ['<p>Hello</p>'],
      rubric: '<p>Hello</p>',
    })
  })

  it.each(['0', '-1', '1.5', '2147483648', '1e309', 'abc'])('returns 422 for the invalid id %s', async (id) => {
    const response = await server.request(`/api/admin/questions/${id}`, { headers: editor.bearer })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: ['id'] }] })
  })

  it('returns 404 for an unknown question id', async () => {
    const response = await server.request('/api/admin/questions/2147483647', { headers: editor.bearer })
    expect(response.status).toBe(404)
  })
})

describe('PUT /api/admin/questions/{id}', () => {
  it('hides a question from practice when it moves to the assessment pool, and keeps the pool when a request omits it', async () => {
    const { pool: _, ...question } = await freshQuestion()
    const open = () => server.request(`/api/practice/${question.id}`)
    expect((await open()).status).toBe(200)
    await put(server, editor, question.id, { ...question, pool: 'assessment' })
    expect((await open()).status).toBe(404)
    await put(server, editor, question.id, { ...question, version: 2, title: 'Another title' })
    expect(await read(server, editor, question.id)).toMatchObject({ title: 'Another title', pool: 'assessment' })
  })

  it('replaces the editable fields and recomputes the derived fields', async () => {
    const before = await freshQuestion()
    const response = await put(server, editor, before.id, {
      ...before,
      title: '  Roots of a parabola ',
      subject: 'physics',
      grade_code: 'G6',
      difficulty_level: 'expert',
      difficulty_score: 9.5,
      skill_tags: ['math.quadratics'],
      content_question_mj: '<p>Solve <b>\\(x^2 = 4\\)</b></p><script>steal()</script>',
      choices: [
        { id: '1', html: '<span data-type="math" data-latex="\\frac{4}{2}"></span>' },
        { id: '2', html: '<p>3</p>' },
      ],
      answer: '1',
      latex_expressions: ['made up'],
      math_complexity: 10,
      has_mathml: true,
      created_at: '2000-01-01T00:00:00.000Z',
    })
    expect(response.status).toBe(200)
    const after = questionSchema.parse(await response.json())
    expect(after).toMatchObject({
      ...before,
      changed_since_review: true,
      title: 'Roots of a parabola',
      subject: 'physics',
      grade_code: 'G6',
      difficulty_level: 'expert',
      difficulty_score: 9.5,
      skill_tags: ['math.quadratics'],
      content_question_mj: '<p>Solve <strong><span data-type="math" data-latex="x^2 = 4"></span></strong></p>',
      choices: [
        { id: '1', html: '<span data-type="math" data-latex="\\frac{4}{2}"></span>' },
        { id: '2', html: '3' },
      ],
      answer: '1',
      latex_expressions: ['x^2 = 4', '\\frac{4}{2}'],
      math_complexity: 2.2,
      has_mathml: false,
      updated_at: expect.any(String),
      version: 2,
    })
    expect(await read(server, editor, before.id)).toEqual(after)
    const row = await server.database.prisma.question.findUniqueOrThrow({ where: { id: before.id } })
    expect(row.bodyText).toBe('Solve x^2 = 4')
  })

  it('sets has_mathml for imported MathML, and clears it when no formulas are left', async () => {
    const { id, version, ...question } = await freshQuestion()
    const save = async (fields: object) =>
      questionSchema.parse(await (await put(server, editor, id, { ...question, ...fields })).json())
    const body = '<p>Half of <math><mi>b</mi></math></p>'
    const imported = await save({ version, content_question_mj: body })
    expect(imported).toMatchObject({ has_mathml: true, latex_expressions: ['b'] })
    const edited = await save({ version: 2, content_question_mj: `${imported.content_question_mj}<p>?</p>` })
    expect(edited).toMatchObject({ has_mathml: true, version: 3 })
    const plain = await save({ version: 3, content_question_mj: '<p>Half of b</p>' })
    expect(plain).toMatchObject({ has_mathml: false, latex_expressions: [], math_complexity: 0 })
  })

  it('keeps dollar signs in text typed in the editor', async () => {
    const question = await freshQuestion()
    const typed = { ...question, content_question_mj: '<p>From $5 to $6$</p>', as_typed: true }
    expect(await (await put(server, editor, question.id, typed)).json()).toMatchObject({
      content_question_mj: '<p>From $5 to $6$</p>',
      latex_expressions: [],
    })
  })

  it('keeps omitted fields, and returns 409 when a request without a version would overwrite an edit', async () => {
    const before = await freshQuestion()
    const response = await put(server, editor, before.id, { ...asSpecified(before), title: 'Renamed' })
    const edited = { title: 'Renamed', version: 2, updated_at: expect.any(String), changed_since_review: true }
    expect(await response.json()).toEqual({ ...before, ...edited })
    const late = await put(server, editor, before.id, { ...asSpecified(before), title: 'Too late' })
    expect(late.status).toBe(409)
  })

  it('changes nothing when the request equals the stored question', async () => {
    const before = await freshQuestion()
    expect(await (await put(server, editor, before.id, before)).json()).toEqual(before)
  })

  it('accepts one of two concurrent edits and returns 409 for the other', async () => {
    const before = await freshQuestion()
    const titles = ['Mine', 'Yours']
    const responses = await Promise.all(titles.map((title) => put(server, editor, before.id, { ...before, title })))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const winner = titles[responses.findIndex(({ status }) => status === 200)]
    expect(await read(server, editor, before.id)).toEqual({
      ...before,
      title: winner,
      version: 2,
      changed_since_review: true,
      updated_at: expect.any(String),
    })
    const revisions = await server.database.prisma.questionRevision.count({ where: { questionId: before.id } })
    expect(revisions).toBe(2)
  })

  it("returns 409 for another question's legacy id", async () => {
    const [one, other] = [await freshQuestion(), await freshQuestion()]
    const response = await put(server, editor, one.id, { ...one, legacy_id: other.legacy_id })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ detail: expect.stringContaining(other.legacy_id) })
    expect(await read(server, editor, one.id)).toEqual(one)
    const renamed = await put(server, editor, one.id, { ...one, legacy_id: `${one.legacy_id}b` })
    expect(await renamed.json()).toMatchObject({ legacy_id: `${one.legacy_id}b` })
  })

  it('returns 404 for an archived question', async () => {
    const { id, ...question } = await freshQuestion({ deletedAt: new Date() })
    expect((await put(server, editor, id, { ...question, title: 'New' })).status).toBe(404)
  })
})

describe('PUT /api/admin/questions/{id} with invalid fields', () => {
  const choices = [
    { id: 'A', html: '1' },
    { id: 'B', html: '2' },
  ]
  it.each<[string, object, (number | string)[]]>([
    ['an unknown subject', { subject: 'history' }, ['subject']],
    ['a grade below 6', { grade_code: 'G5' }, ['grade_code']],
    ['an unknown difficulty', { difficulty_level: 'hard' }, ['difficulty_level']],
    ['a score below 0', { difficulty_score: -0.1 }, ['difficulty_score']],
    ['a score above 10', { difficulty_score: 10.1 }, ['difficulty_score']],
    ['a score in words', { difficulty_score: 'ten' }, ['difficulty_score']],
    ['an empty title', { title: ' ' }, ['title']],
    ['a title of two lines', { title: 'one\ntwo' }, ['title']],
    ['a long title', { title: 'x'.repeat(201) }, ['title']],
    ['no legacy id', { legacy_id: '' }, ['legacy_id']],
    ['a type that is not an identifier', { question_type: 'Multiple choice' }, ['question_type']],
    ['31 tags', { skill_tags: Array.from({ length: 31 }, (_, index) => `tag-${index}`) }, ['skill_tags']],
    ['a tag twice', { skill_tags: ['a', 'a'] }, ['skill_tags']],
    ['an empty tag', { skill_tags: ['a', ''] }, ['skill_tags', 1]],
    ['a body beyond its limit', { content_question_mj: 'x'.repeat(100_001) }, ['content_question_mj']],
    ['a NUL', { content_question_mj: 'a\0b' }, ['content_question_mj']],
    ['half a character', { title: 'half \ud83c' }, ['title']],
    ['two choices of one id', { choices: [choices[0], choices[0]], answer: 'A' }, ['choices']],
    ['an answer that is not a choice', { choices, answer: 'C' }, ['answer']],
    ['choices without an answer', { choices, answer: undefined }, ['answer']],
    ['an answer without choices', { choices: undefined, answer: 'A' }, ['choices']],
    ['no version', { version: undefined, updated_at: undefined }, ['version']],
  ])('returns 422 for %s and changes nothing', async (_name, fields, loc) => {
    const question = await freshQuestion()
    const response = await put(server, editor, question.id, { ...question, ...fields })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc, msg: expect.any(String) }] })
    expect(await read(server, editor, question.id)).toEqual(question)
  })

  it('returns 413 when a text field is nested too deeply', async () => {
    const question = await freshQuestion()
    const response = await put(server, editor, question.id, { ...question, explanation: '<ul><li>'.repeat(300) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('The explanation is too large') })
  })
})
