import { isReadableAnswer } from '@pathwise/question-formats/typed-answer'
import { describe, expect, it } from 'vitest'
import compiledBank from '../generated/questions.json' with { type: 'json' }
import { findFormulaMistake } from '../scripts/markdown/markdown.ts'
import { seedBankSchema } from './seed-questions.ts'

const { questions } = seedBankSchema.parse(compiledBank)
const practice = questions.filter(({ pool }) => pool === 'practice')
const items = questions.filter(({ pool }) => pool === 'assessment')

const curricula = ['mathematics', 'physics', 'chemistry', 'biology']
const grades = ['G9', 'G10', 'G11', 'G12']
const difficulties = ['beginner', 'intermediate', 'advanced', 'expert']
const satMath = [
  'math.linear-equations',
  'math.linear-functions',
  'math.systems-of-equations',
  'math.inequalities',
  'math.quadratics',
  'math.polynomials',
  'math.functions',
  'math.exponentials-logarithms',
  'math.rational-expressions',
  'math.ratios-percentages',
  'math.probability',
  'math.statistics',
  'math.geometry',
  'math.coordinate-geometry',
  'math.trigonometry',
]

describe('the question bank', () => {
  it('contains at least 240 practice questions, and no duplicate ids or titles', () => {
    expect(practice.length).toBeGreaterThanOrEqual(240)
    expect(new Set(questions.map((question) => question.legacyId)).size).toBe(questions.length)
    expect(new Set(questions.map((question) => question.title.toLowerCase())).size).toBe(questions.length)
  })

  it.each(curricula)('contains at least two practice questions in %s for every grade and difficulty', (subject) => {
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

  it('finds only questions with a short title and either four distinct choices or readable numeric answers', () => {
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

  it.each([...new Set(practice.map(({ subject }) => subject))])(
    'distributes the correct answers in %s evenly over the letters',
    (subject) => {
      const answers = practice
        .filter((question) => question.subject === subject && question.questionType === 'multiple_choice')
        .map((question) => question.answer)
      const shares = countLetters(answers)
      expect(Math.min(...shares) / answers.length).toBeGreaterThan(0.15)
      expect(Math.max(...shares) / answers.length).toBeLessThan(0.35)
    },
  )

  it('contains two practice questions per difficulty level for each English skill', () => {
    const english = practice.filter(({ subject, course }) => subject === 'english' && !course.startsWith('ACT '))
    const counts = countBySkillAndLevel(english)
    expect(counts).toHaveLength(40)
    expect(counts.filter(({ found }) => found.length !== 2)).toEqual([])
  })

  it('contains at least two practice questions per difficulty level for each SAT Math skill', () => {
    const counts = countBySkillAndLevel(practice, satMath)
    expect(counts.filter(({ found }) => found.length < 2)).toEqual([])
  })

  it('contains ten practice questions per difficulty level in the formats of ACT English and Reading', () => {
    const ofAct = practice.filter(({ course }) => course === 'ACT English' || course === 'ACT Reading')
    const counts = ['beginner', 'intermediate', 'advanced', 'expert'].map(
      (level) => ofAct.filter((one) => one.difficultyLevel === level).length,
    )
    expect(counts).toEqual([10, 10, 10, 10])
  })

  it('finds only formulas that KaTeX accepts without warnings', () => {
    const formulas = new Set(questions.flatMap((question) => formulasIn(question)))
    expect(formulas.size).toBeGreaterThan(1000)
    expect([...formulas].flatMap((formula) => findFormulaMistake(formula) ?? [])).toEqual([])
  })

  it.each(curricula)('contains feedback, hints and a time for every multiple-choice problem in %s', (subject) => {
    const found = practice.filter((one) => one.subject === subject && one.questionType === 'multiple_choice')
    const incomplete = found.filter(
      ({ answer, choices, hints, estimatedSeconds }) =>
        choices.some(({ id, feedback = '' }) => (feedback === '') !== (id === answer)) ||
        hints.length !== 2 ||
        estimatedSeconds === null,
    )
    expect(found.length).toBeGreaterThan(60)
    expect(incomplete.map(({ legacyId }) => legacyId)).toEqual([])
  })

  it('contains no leftover Markdown in the HTML of any question', () => {
    const marked = questions.filter(({ body, explanation, hints, choices }) => {
      const phrases = choices.flatMap(({ html, feedback = '' }) => [html, feedback])
      const html = [body, explanation, ...hints, ...phrases].join(' ')
      return /\*\*|\$\$|\\[A-Za-z]|`|\|\s*-{3}/.test(html.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, ' '))
    })
    expect(marked).toEqual([])
  })
})

function countLetters(answers: readonly string[]): number[] {
  return ['A', 'B', 'C', 'D'].map((letter) => answers.filter((answer) => answer === letter).length)
}

function countBySkillAndLevel(list: typeof questions, skills = findLeadSkills(list)) {
  return skills.flatMap((skill) =>
    difficulties.map((level) => ({
      skill,
      level,
      found: list.filter((item) => item.skillTags[0] === skill && item.difficultyLevel === level),
    })),
  )
}

function findLeadSkills(list: typeof questions): string[] {
  return [...new Set(list.flatMap(({ skillTags }) => skillTags.slice(0, 1)))]
}

function countTyped(list: typeof questions): number {
  return list.filter(({ questionType }) => questionType === 'numerical').length
}

describe('the assessment pool', () => {
  const mathematics = items.filter(({ subject }) => subject === 'mathematics')
  const english = items.filter(({ subject }) => subject === 'english')
  const skills = new Map(
    items.map(({ skillTags: [skill] }) => [skill, items.filter((one) => one.skillTags[0] === skill)]),
  )

  it('contains two to four mathematics items per skill and level, including typed and multiple-choice ones', () => {
    const wrong = countBySkillAndLevel(mathematics).filter(({ found }) => {
      const typed = countTyped(found)
      return found.length < 2 || found.length > 4 || typed < 1 || typed === found.length
    })
    expect(wrong).toEqual([])
  })

  it('contains 8, 12 or 16 items per mathematics skill, half of them with typed answers', () => {
    const counts = [...skills.values()]
      .filter(([first]) => first?.subject === 'mathematics')
      .map((found) => ({ count: found.length, typed: countTyped(found) }))
    expect(counts.filter(({ count, typed }) => ![8, 12, 16].includes(count) || 2 * typed !== count)).toEqual([])
  })

  it('contains three SAT Math items per skill and level', () => {
    const counts = countBySkillAndLevel(mathematics, satMath)
    expect(counts.filter(({ found }) => found.length !== 3)).toEqual([])
  })

  it('contains three English items per skill and level, all of them multiple-choice', () => {
    const wrong = countBySkillAndLevel(english).filter(({ found }) => found.length !== 3 || countTyped(found) > 0)
    expect(wrong).toEqual([])
  })

  it.each(['physics', 'chemistry', 'biology'])(
    'contains at least 60 items in %s, including every skill and level of its practice problems',
    (subject) => {
      const found = items.filter((item) => item.subject === subject)
      const taught = findLeadSkills(practice.filter((question) => question.subject === subject))
      const missing = countBySkillAndLevel(found, taught).filter((count) => count.found.length === 0)
      expect(missing.map(({ skill, level }) => `${skill} ${level}`)).toEqual([])
      expect(found.length).toBeGreaterThanOrEqual(60)
    },
  )

  it('distributes the correct answers of each skill evenly over the letters', () => {
    const uneven = [...skills].filter(([, found]) => {
      const chosen = found.filter(({ questionType }) => questionType === 'multiple_choice')
      const shares = countLetters(chosen.map(({ answer }) => answer))
      return Math.max(...shares) - Math.min(...shares) > 1
    })
    expect(uneven.map(([skill]) => skill)).toEqual([])
  })

  it('finds only items with a valid id, an estimated time, exactly one skill and no hints', () => {
    const prefixes: Record<string, string> = {
      mathematics: 'SATM-',
      english: 'SATR-',
      physics: 'PHYA-',
      chemistry: 'CHEA-',
      biology: 'BIOA-',
    }
    const wrong = items.filter(
      ({ legacyId, subject, estimatedSeconds, skillTags, hints }) =>
        !legacyId.startsWith(prefixes[subject] ?? '-') ||
        estimatedSeconds === null ||
        skillTags.length !== 1 ||
        hints.length > 0,
    )
    expect(wrong).toEqual([])
  })
})

function formulasIn({ latexExpressions, explanation, hints, choices }: (typeof questions)[number]): string[] {
  const entities: Record<string, string> = { '&#x26;': '&', '&#x3C;': '<', '&#x22;': '"', '&#x27;': "'" }
  const texts = [explanation, ...hints, ...choices.map(({ feedback = '' }) => feedback)].join('')
  const inTexts = [...texts.matchAll(/data-latex="([^"]*)"/g)].map(([, latex = '']) =>
    latex.replaceAll(/&#x\w+;/g, (entity) => entities[entity] ?? entity),
  )
  return [...latexExpressions, ...inTexts]
}
