import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { SourceMistakes } from '../source-mistakes.ts'
import { compileQuestions } from './compile.ts'

const valid = {
  legacyId: 'MATH-0001',
  title: 'A line through two points',
  course: 'Algebra 1',
  gradeCode: 'G9',
  difficultyLevel: 'beginner',
  difficultyScore: 2,
  questionType: 'multiple_choice',
  skillTags: ['math.linear-functions'],
  body: 'Which slope has $y = 2x + x^2$?',
  choices: { A: '$2$', B: '$3$', C: '$4$', D: 'none' },
  answer: 'A',
  explanation: 'The *slope* is $2$.',
}

function compile(...questions: unknown[]) {
  return compileQuestions([
    { pool: 'practice', subject: 'mathematics', skill: 'linear-functions', text: stringify(questions) },
  ])
}

/** Compiles the questions and returns one line per mistake. */
function listMistakes(...questions: unknown[]): string[] {
  return catchMistakes(() => compile(...questions))
}

function catchMistakes(compileBank: () => unknown): string[] {
  try {
    compileBank()
  } catch (error) {
    if (error instanceof SourceMistakes) return error.message.split('\n')
    throw error
  }
  return []
}

const place = 'questions/mathematics/linear-functions.yaml: MATH-0001: '

describe('compileQuestions', () => {
  it('compiles questions to rows sorted by legacyId', () => {
    const other = { ...valid, legacyId: 'MATH-0000', title: 'Another line' }
    const { questions } = compile(valid, other)
    expect(questions.map((question) => question.legacyId)).toEqual(['MATH-0000', 'MATH-0001'])
    expect(questions[1]).toMatchObject({
      subject: 'mathematics',
      educationLevel: 'high_school',
      estimatedSeconds: null,
      hasMathml: false,
      mathComplexity: 1.2,
      latexExpressions: ['y = 2x + x^2', '2', '3', '4'],
      body: '<p>Which slope has <span data-type="math" data-latex="y = 2x + x^2"></span>?</p>',
      bodyText: 'Which slope has y = 2x + x^2?',
      explanation: '<p>The <em>slope</em> is <span data-type="math" data-latex="2"></span>.</p>',
      answer: 'A',
    })
    expect(questions[1]?.choices[3]).toEqual({ id: 'D', html: 'none' })
  })

  it('renders feedback on wrong choices, and both hints', () => {
    const feedback = { B: 'You added $1$.', C: 'You *doubled* it.', D: 'There is one.' }
    const { questions } = compile({ ...valid, feedback, hints: ['Look at $x$.', 'Then **compare**.'] })
    expect(questions[0]).toMatchObject({
      latexExpressions: ['y = 2x + x^2', '2', '3', '4'],
      hints: ['<p>Look at <span data-type="math" data-latex="x"></span>.</p>', '<p>Then <strong>compare</strong>.</p>'],
    })
    expect(questions[0]?.choices.map((choice) => choice.feedback)).toEqual([
      undefined,
      'You added <span data-type="math" data-latex="1"></span>.',
      'You <em>doubled</em> it.',
      'There is one.',
    ])
    expect(compile(valid).questions[0]).toMatchObject({ hints: [], rubric: '' })
  })

  it('compiles numeric practice questions', () => {
    const { choices: _, ...texts } = valid
    const typed = { ...texts, questionType: 'numerical', answer: '2/3', acceptedAnswers: ['5'], estimatedSeconds: 60 }
    expect(compile(typed).questions).toMatchObject([
      { pool: 'practice', questionType: 'numerical', choices: [], answer: '2/3', acceptedAnswers: ['5'] },
    ])
    expect(listMistakes({ ...typed, estimatedSeconds: undefined })).toHaveLength(1)
    expect(listMistakes({ ...typed, estimatedSeconds: 200 })).toHaveLength(1)
  })

  it('accepts the id prefix of each pool when it compiles English questions', () => {
    const english = { ...valid, legacyId: 'ENG-0001', skillTags: ['english.transitions'] }
    const item = { ...english, legacyId: 'SATR-0001', title: 'Two', estimatedSeconds: 60 }
    const { questions } = compileQuestions([
      { pool: 'practice', subject: 'english', skill: 'transitions', text: stringify([english]) },
      { pool: 'assessment', subject: 'english', skill: 'transitions', text: stringify([item]) },
    ])
    expect(questions.map(({ legacyId, subject, pool }) => [legacyId, subject, pool])).toEqual([
      ['ENG-0001', 'english', 'practice'],
      ['SATR-0001', 'english', 'assessment'],
    ])
    const swapped = { pool: 'assessment', subject: 'english', skill: 'transitions' } as const
    expect(
      catchMistakes(() => compileQuestions([{ ...swapped, text: stringify([{ ...item, legacyId: 'SATM-0001' }]) }])),
    ).toEqual(['assessment/english/transitions.yaml: SATM-0001: legacyId: must begin with SATR-'])
  })

  it('changes the checksum only when the questions change', () => {
    expect(compile(valid).checksum).toBe(compile(valid).checksum)
    expect(compile({ ...valid, answer: 'B' }).checksum).not.toBe(compile(valid).checksum)
  })

  it.each([
    ['a misspelt field', { anwser: 'B' }, 'question: Unrecognized key: "anwser"'],
    ['a long title', { title: 'a'.repeat(71) }, /^title: Too big/],
    ['an unknown grade', { gradeCode: 'G8' }, /^gradeCode: Invalid option/],
    ['a score outside its level', { difficultyScore: 9 }, 'difficultyScore: beginner runs from 0.5 to 3, not 9'],
    ['an answer that is not a choice', { answer: 'E' }, /^answer: Invalid option/],
    ['a choice too few', { choices: { A: '1', B: '2', C: '3' } }, /^choices\.D: Invalid input/],
    ['two choices alike', { choices: { ...valid.choices, B: '$2$' } }, 'choices: two are the same'],
    ['a choice with a broken formula', { choices: { ...valid.choices, C: '$\\frac{1}$' } }, /^choices\.C: formula/],
    ['raw HTML', { explanation: '<script>x</script>' }, 'explanation: html is not allowed in a question'],
    ['another subject’s skill first', { skillTags: ['physics.waves'] }, /^skillTags: the first must be the file's/],
    ['a skill named twice', { skillTags: ['math.linear-functions', 'math.linear-functions'] }, /^skillTags: a skill/],
    [
      'feedback for the right choice',
      { feedback: { A: 'a', B: 'b', C: 'c', D: 'd' } },
      'feedback.A: the right choice takes none',
    ],
    ['feedback for some wrong choices only', { feedback: { B: 'b', D: 'd' } }, /^feedback\.C: missing/],
    ['feedback for an unknown choice', { feedback: { B: 'b', C: 'c', D: 'd', E: 'e' } }, /^feedback\.E: |^feedback: /],
    ['feedback of two paragraphs', { feedback: { B: 'b\n\nb', C: 'c', D: 'd' } }, 'feedback.B: must be one paragraph'],
    ['a single hint', { hints: ['Look.'] }, /^hints: must be two/],
    ['a hint with a broken formula', { hints: ['Look.', '$\\frac{1}$'] }, /^hints\.1: formula/],
    ['no skill at all', { skillTags: [] }, /^skillTags: Too small/],
  ])('rejects %s and reports file, question and field', (_what, changes, message) => {
    const [mistake, ...rest] = listMistakes({ ...valid, ...changes })
    expect(rest).toEqual([])
    expect(mistake?.startsWith(place)).toBe(true)
    expect(mistake?.slice(place.length)).toMatch(message)
  })

  it("rejects an id with another subject's prefix", () => {
    expect(listMistakes({ ...valid, legacyId: 'BIO-0001' })).toEqual([
      'questions/mathematics/linear-functions.yaml: BIO-0001: legacyId: must begin with MATH-',
    ])
  })

  it('rejects duplicate ids and titles', () => {
    expect(listMistakes(valid, { ...valid, title: 'Another' })).toEqual(['MATH-0001: legacyId: used twice: MATH-0001'])
    expect(listMistakes(valid, { ...valid, legacyId: 'MATH-0002' })).toHaveLength(1)
  })

  it('lists every mistake, and identifies questions without an id by their position', () => {
    const { legacyId: _, ...nameless } = valid
    expect(listMistakes({ ...valid, course: '' }, nameless).map((line) => line.split(': ')[1])).toEqual([
      'MATH-0001',
      'question 2',
    ])
  })

  it.each([
    ['broken YAML', '- title: "unfinished'],
    ['something else than a list', 'title: a'],
  ])('rejects a file with %s and names it', (_what, text) => {
    const broken = { pool: 'practice', subject: 'physics', skill: 'waves', text } as const
    expect(() => compileQuestions([broken])).toThrow(/^questions\/physics\/waves\.yaml: /)
  })
})

describe('compileQuestions for the assessment pool', () => {
  const chosen = {
    ...valid,
    legacyId: 'SATM-0001',
    title: 'Two points of a line',
    estimatedSeconds: 60,
  }
  const { choices: _, ...texts } = chosen
  const typed = { ...texts, legacyId: 'SATM-0002', title: 'A slope', questionType: 'numerical', answer: '2/3' }

  function compileItems(...items: unknown[]) {
    return compileQuestions([
      { pool: 'assessment', subject: 'mathematics', skill: 'linear-functions', text: stringify(items) },
    ])
  }

  it('compiles multiple-choice and numeric items', () => {
    const { questions } = compileItems(chosen, { ...typed, acceptedAnswers: ['-3'] })
    expect(questions).toMatchObject([
      { legacyId: 'SATM-0001', pool: 'assessment', questionType: 'multiple_choice', answer: 'A', acceptedAnswers: [] },
      {
        legacyId: 'SATM-0002',
        pool: 'assessment',
        questionType: 'numerical',
        choices: [],
        answer: '2/3',
        acceptedAnswers: ['-3'],
        answerTolerance: null,
        answerUnit: null,
      },
    ])
    expect(questions[0]?.choices.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D'])
    expect(compile(valid).questions).toMatchObject([{ pool: 'practice' }])
  })

  it.each([
    ['an answer without quotation marks', { answer: 21 }, 'answer: must be in quotation marks'],
    ['an answer that is not a number', { answer: 'x = 2' }, 'answer: the SAT does not take this entry'],
    ['an answer that is too long', { answer: '0.6667' }, 'answer: the SAT does not take this entry'],
    ['a mixed number', { answer: '1 1/2' }, 'answer: the SAT does not take this entry'],
    ['a further answer of another form', { acceptedAnswers: ['5%'] }, /^acceptedAnswers\.0: the SAT/],
    ['a further answer that is equal', { acceptedAnswers: ['4/6'] }, /^acceptedAnswers: forms of the same number/],
    ['choices of a typed number', { choices: valid.choices }, 'question: Unrecognized key: "choices"'],
    ['hints', { hints: ['Look.', 'Then.'] }, 'question: Unrecognized key: "hints"'],
    ['feedback of a typed number', { feedback: { A: 'a' } }, 'question: Unrecognized key: "feedback"'],
    ['a second skill', { skillTags: ['math.linear-functions', 'math.functions'] }, /^skillTags: /],
    ['no time', { estimatedSeconds: undefined }, /^estimatedSeconds: /],
    ['too short a time', { estimatedSeconds: 20 }, /^estimatedSeconds: Too small/],
    ['a score outside its level', { difficultyScore: 9 }, 'difficultyScore: beginner runs from 0.5 to 3, not 9'],
    ['an essay', { questionType: 'essay' }, /^questionType: Invalid/],
    ['an id of the practice pool', { legacyId: 'MATH-0002' }, /^legacyId: Invalid string/],
    ['a broken formula', { body: '$\\frac{1}$' }, /^body: formula/],
  ])('rejects %s', (_what, changes, message) => {
    const [mistake = '', ...rest] = catchMistakes(() => compileItems({ ...typed, ...changes }))
    expect(rest).toEqual([])
    expect(mistake).toMatch(/^assessment\/mathematics\/linear-functions\.yaml: (?:SATM|MATH)-0002: /)
    expect(mistake.split(': ').slice(2).join(': ')).toMatch(message)
  })

  it('rejects an assessment id in the practice pool and a title used in both pools', () => {
    expect(listMistakes({ ...valid, legacyId: 'SATM-0001' })).toHaveLength(1)
    const both = () =>
      compileQuestions([
        { pool: 'practice', subject: 'mathematics', skill: 'linear-functions', text: stringify([valid]) },
        {
          pool: 'assessment',
          subject: 'mathematics',
          skill: 'linear-functions',
          text: stringify([{ ...chosen, title: valid.title }]),
        },
      ])
    expect(catchMistakes(both)).toEqual([`SATM-0001: title: used twice: ${valid.title}`])
  })
})
