import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { signInNewUser } from './people.ts'
import { list, put, read } from './questions.ts'
import { startTestServer } from './server.ts'

const server = closeAfterTests(await startTestServer())
const editor = await signInNewUser(server, 'editor')

const listIds = ({ questions }: { questions: readonly { id: number }[] }) => questions.map(({ id }) => id)

async function find(search: string, more = '') {
  return listIds(await list(server, editor, `search=${encodeURIComponent(search)}${more}`))
}

describe('GET /api/admin/questions', () => {
  it('returns each question once across pages, newest first', async () => {
    const expected = await server.database.prisma.question.findMany({ select: { id: true }, orderBy: { id: 'desc' } })
    const first = await list(server, editor, 'page_size=60')
    const total_pages = Math.ceil(expected.length / 60)
    expect(first).toMatchObject({ total_count: expected.length, total_pages, page: 1 })
    const pages = [first]
    for (let page = 2; page <= total_pages; page++) {
      pages.push(await list(server, editor, `page_size=60&page=${page}`))
    }
    expect(pages.flatMap(listIds)).toEqual(expected.map(({ id }) => id))
    expect(await list(server, editor, `page_size=60&page=${total_pages + 1}`)).toEqual({
      questions: [],
      total_count: expected.length,
      total_pages,
      page: total_pages + 1,
    })
  })

  it('returns page_size questions per page, 100 by default', async () => {
    expect((await list(server, editor)).questions).toHaveLength(100)
    expect((await list(server, editor, 'page_size=1')).questions).toHaveLength(1)
  })

  it('returns the fields of a single question, except the fields for editing', async () => {
    const { questions } = await list(server, editor, 'page_size=5')
    for (const { problems, open_reports, ...listed } of questions) {
      const { choices: _, answer: __, explanation: ___, findings, ...whole } = await read(server, editor, listed.id)
      expect(listed).toEqual(whole)
      expect(problems).toEqual(findings.map(({ rule }) => rule))
      expect(open_reports).toBe(0)
    }
  })

  it('filters questions by type and skill, and excludes a question after its type has changed', async () => {
    const fields = { title: 'The Quokka jump', questionType: 'essay', skillTags: ['math.quokkas', 'math.jumps'] }
    const wanted = await buildQuestion(server.database, fields)
    await buildQuestion(server.database, { ...fields, questionType: 'numerical' })
    await buildQuestion(server.database, { ...fields, skillTags: ['math.jumps'] })
    const filter = '&question_type=essay&skill=math.quokkas'
    expect(await find('quokka', filter)).toEqual([wanted.id])
    expect(await find('quokka', '&skill=math.quokka')).toEqual([])
    await server.database.prisma.question.update({ where: { id: wanted.id }, data: { questionType: 'numerical' } })
    expect(await find('quokka', filter)).toEqual([])
  })

  it('combines a search with filters by subject, grade and difficulty', async () => {
    const fields = { subject: 'chemistry', gradeCode: 'G7', difficultyLevel: 'expert', title: 'The Zyzzyva salt' }
    const wanted = await buildQuestion(server.database, fields)
    await buildQuestion(server.database, { ...fields, subject: 'physics' })
    await buildQuestion(server.database, { ...fields, gradeCode: 'G8' })
    await buildQuestion(server.database, { ...fields, difficultyLevel: 'beginner' })
    await buildQuestion(server.database, { ...fields, title: 'Another salt' })
    await buildQuestion(server.database, { ...fields, deletedAt: new Date() })
    expect(await find('zyzzyva', '&subject=chemistry&grade_code=G7&difficulty=expert')).toEqual([wanted.id])
    expect(await find('zyzzyva')).toHaveLength(4)
    const seeded = await list(server, editor, 'subject=biology&difficulty=advanced')
    expect(seeded.questions.length).toBeGreaterThan(0)
    for (const question of seeded.questions) {
      expect(question).toMatchObject({ subject: 'biology', difficulty_level: 'advanced' })
    }
  })

  it('lists practice and assessment questions, or only those in the requested pool', async () => {
    const practice = await buildQuestion(server.database, { title: 'The axolotl pool' })
    const item = await buildQuestion(server.database, { title: 'An axolotl item', pool: 'assessment' })
    expect(await find('axolotl')).toEqual([item.id, practice.id])
    expect(await find('axolotl', '&pool=practice')).toEqual([practice.id])
    expect(await find('axolotl', '&pool=assessment')).toEqual([item.id])
    await put(server, editor, item.id, { ...(await read(server, editor, item.id)), pool: 'practice' })
    expect(await find('axolotl', '&pool=assessment')).toEqual([])
  })

  it('searches titles, legacy ids, bodies and skill tags literally, ignoring case', async () => {
    const { id } = await buildQuestion(server.database, {
      legacyId: 'QUOKKA-77',
      title: 'Éclairs at 50% off_price',
      skillTags: ['math.quokka-tag'],
      bodyText: 'Solve \\frac{1}{quokka^2} 이차함수',
    })
    for (const search of [
      'quokka-77',
      'KKA-77',
      'éclairs'.slice(1),
      '50% off_p',
      'quokka-tag',
      '\\frac{1}{quo',
      '차함',
    ]) {
      expect(await find(search), search).toEqual([id])
    }
    expect(await find('  quokka-77  ')).toEqual([id])
    for (const search of ['50%off', '5_% off', 'quokka 77', '77 éclairs', "' OR 1=1 --"]) {
      expect(await find(search), search).toEqual([])
    }
  })

  it('returns all questions for blank search text', async () => {
    expect((await list(server, editor, 'search=%20%20')).total_count).toBe((await list(server, editor)).total_count)
  })

  it('updates search results after an edit, a deletion and an insertion', async () => {
    const [first, second] = [
      await buildQuestion(server.database, { title: 'A wombat' }),
      await buildQuestion(server.database, { title: 'Two wombats' }),
    ]
    expect(await find('wombat')).toEqual([second.id, first.id])
    await put(server, editor, first.id, { ...(await read(server, editor, first.id)), title: 'A numbat' })
    expect(await find('wombat')).toEqual([second.id])
    await server.database.prisma.question.delete({ where: { id: second.id } })
    expect(await find('wombat')).toEqual([])
    const third = await buildQuestion(server.database, { title: 'No wombat' })
    expect(await find('wombat')).toEqual([third.id])
  })

  it.each([
    'page=0',
    'page=x',
    'page_size=0',
    'page_size=101',
    'subject=history',
    'grade_code=G5',
    'difficulty=hard',
    'pool=public',
  ])('returns 422 for %s', async (query) => {
    const response = await server.request(`/api/admin/questions?${query}`, { headers: editor.bearer })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ loc: [query.split('=')[0]] }] })
  })

  it.each([
    ['visitor', 401],
    ['student', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('returns the expected status for the role %s: %i', async (role, status) => {
    const headers = role === 'visitor' ? {} : { ...(await signInNewUser(server, role)).bearer }
    expect((await server.request('/api/admin/questions', { headers })).status).toBe(status)
  })
})
