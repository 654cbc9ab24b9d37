import { openDatabase } from '@pathwise/db/client'
import type { Database } from '@pathwise/db/database'
import { isReadableAnswer } from '@pathwise/question-formats/typed-answer'
import { beforeAll, describe, expect, it } from 'vitest'
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { findFormulaMistake } from '../scripts/markdown/markdown.ts'
import { seed } from './seed.ts'
import { seedBankSchema } from './seed-questions.ts'

const { questions } = seedBankSchema.parse(compiledBank)
const practice = questions.filter(({ pool }) => pool === 'practice')
const items = questions.filter(({ pool }) => pool === 'assessment')

const subjects = ['mathematics', 'physics', 'chemistry', 'biology']
const grades = ['G9', 'G10', 'G11', 'G12']
const difficulties = ['beginner', 'intermediate', 'advanced', 'expert']

describe('the question bank', () => {
  it('has at least 240 questions, with unique ids and titles', () => {
    expect(practice.length).toBeGreaterThanOrEqual(240)
    expect(new Set(questions.map((question) => question.legacyId)).size).toBe(questions.length)
    expect(new Set(questions.map((question) => question.title.toLowerCase())).size).toBe(questions.length)
  })

  it.each(subjects)('has at least two questions of %s for each grade and difficulty', (subject) => {
    const combinations = grades.flatMap((grade) => difficulties.map((difficulty) => ({ grade, difficulty })))
    const thin = combinations.filter(({ grade, difficulty }) => {
      const found = practice.filter(
        (question) =>
          question.subject === subject && question.gradeCode === grade && question.difficultyLevel === difficulty,
      )
      return found.length < 2
    })
    expect(thin).toEqual([])
  })

  it('has titles of at most 70 characters, and for each question a number or one of four different choices as the answer', () => {
    const wrong = questions.filter(({ title, questionType, choices, answer, acceptedAnswers }) => {
      if (questionType === 'numerical') {
        const isRead = [answer, ...acceptedAnswers].every((one) => isReadableAnswer(one, null))
        return choices.length > 0 || !isRead || title.length > 70
      }
      const letters = choices.map((choice) => choice.id).join('')
      const areDifferent = new Set(choices.map((choice) => choice.html)).size === 4
      return letters !== 'ABCD' || !areDifferent || !letters.includes(answer) || title.length > 70
    })
    expect(wrong).toEqual([])
  })

  it.each(subjects)('distributes the answers of %s evenly across the letters', (subject) => {
    const answers = practice.filter((question) => question.subject === subject).map((question) => question.answer)
    const shares = countLetters(answers)
    expect(Math.min(...shares) / answers.length).toBeGreaterThan(0.15)
    expect(Math.max(...shares) / answers.length).toBeLessThan(0.35)
  })

  it('contains only formulas that KaTeX accepts without a warning', () => {
    const formulas = new Set(questions.flatMap((question) => formulasIn(question)))
    expect(formulas.size).toBeGreaterThan(1000)
    expect([...formulas].flatMap((formula) => findFormulaMistake(formula) ?? [])).toEqual([])
  })

  it('contains no Markdown in the HTML of the questions', () => {
    const marked = questions.filter(({ body, explanation, choices }) => {
      const html = [body, explanation, ...choices.map((choice) => choice.html)].join(' ')
      return /\*\*|\$\$|\\[A-Za-z]|`|\|\s*-{3}/.test(html.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, ' '))
    })
    expect(marked).toEqual([])
  })
})

function countLetters(answers: readonly string[]): number[] {
  return ['A', 'B', 'C', 'D'].map((letter) => answers.filter((answer) => answer === letter).length)
}

describe('the assessment pool', () => {
  const skills = [...new Set(items.flatMap(({ skillTags }) => skillTags))]

  it('has as many typed items as items with choices for each of its skills and levels', () => {
    const counted = skills.flatMap((skill) =>
      difficulties.map((level) => {
        const found = items.filter((item) => item.skillTags[0] === skill && item.difficultyLevel === level)
        const typed = found.filter(({ questionType }) => questionType === 'numerical').length
        return { skill, level, typed, chosen: found.length - typed }
      }),
    )
    expect(counted.filter(({ typed, chosen }) => typed < 1 || typed !== chosen)).toEqual([])
  })

  it('distributes the answers of each of its skills evenly across the letters', () => {
    const uneven = skills.filter((skill) => {
      const chosen = items.filter((item) => item.skillTags[0] === skill && item.questionType === 'multiple_choice')
      const shares = countLetters(chosen.map(({ answer }) => answer))
      return Math.max(...shares) - Math.min(...shares) > 1
    })
    expect(uneven).toEqual([])
  })

  it('gives each item an id, a time and one skill', () => {
    const wrong = items.filter(
      ({ legacyId, estimatedSeconds, skillTags }) =>
        !legacyId.startsWith('SATM-') || estimatedSeconds === null || skillTags.length !== 1,
    )
    expect(wrong).toEqual([])
  })
})

describe('near-duplicates', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase('memory://')
    await database.migrate()
    await seed(database)
    return () => database.close()
  })

  // Questions are near-duplicates when the trigram similarity of their titles and bodies, without numbers, is at least
  // this. The maximum in the first bank was 0.42.
  const bar = 0.5

  async function findSimilarPairs(lowest: number) {
    return database.prisma.$queryRaw<{ one: string; other: string; similarity: number }[]>`
      WITH plain AS (
        SELECT legacy_id, subject, regexp_replace(title || ' ' || body_text, '[0-9]+', '#', 'g') AS words FROM questions
      )
      SELECT one.legacy_id AS one, other.legacy_id AS other, similarity(one.words, other.words)::float8 AS similarity
      FROM plain AS one JOIN plain AS other ON one.subject = other.subject AND one.legacy_id < other.legacy_id
      WHERE similarity(one.words, other.words) >= ${lowest}::float8
      ORDER BY 3 DESC LIMIT 5`
  }

  it('finds no near-duplicates in the shipped bank', async () => {
    expect(await findSimilarPairs(bar)).toEqual([])
  })

  it('finds a copy of a question that differs only in its title and numbers', async () => {
    const [original] = await database.prisma.question.findMany({ where: { legacyId: 'MATH-0001' } })
    if (!original) throw new Error('MATH-0001 is missing')
    const { id: _, choices: __, ...fields } = original
    const swap = (text: string) => text.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10))
    const copy = { ...fields, legacyId: 'MATH-9999', title: 'Another one', bodyText: swap(original.bodyText) }
    await database.prisma.question.create({ data: copy })
    expect(await findSimilarPairs(bar)).toMatchObject([{ one: 'MATH-0001', other: 'MATH-9999' }])
    await database.prisma.question.delete({ where: { legacyId: 'MATH-9999' } })
  })
})

function formulasIn({ latexExpressions, explanation }: (typeof questions)[number]): string[] {
  const entities: Record<string, string> = { '&#x26;': '&', '&#x3C;': '<', '&#x22;': '"', '&#x27;': "'" }
  const inExplanation = [...explanation.matchAll(/data-latex="([^"]*)"/g)].map(([, latex = '']) =>
    latex.replaceAll(/&#x\w+;/g, (entity) => entities[entity] ?? entity),
  )
  return [...latexExpressions, ...inExplanation]
}
