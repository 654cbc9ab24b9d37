import { expect, it } from 'vitest'
import { prepareQuestion } from './prepare.ts'
import { createQuestionInputSchema } from './questions.schemas.ts'

const mathml = '<math><mi>b</mi></math>'

function written(texts: { content_question_mj?: string; explanation?: string }) {
  return createQuestionInputSchema.parse({
    title: 'A title',
    subject: 'mathematics',
    course: 'algebra',
    grade_code: 'G9',
    education_level: 'high school',
    difficulty_level: 'beginner',
    difficulty_score: 3,
    question_type: 'multiple_choice',
    skill_tags: [],
    content_question_mj: '',
    ...texts,
  })
}

it.each(['content_question_mj', 'explanation'])(
  'keeps has_mathml when a question whose %s has MathML is saved again',
  (field) => {
    const stored = prepareQuestion(written({ [field]: mathml }))
    expect(stored.hasMathml).toBe(true)
    const texts = { content_question_mj: stored.body, explanation: stored.explanation }
    expect(prepareQuestion(written(texts), stored).hasMathml).toBe(true)
  },
)

it('clears has_mathml when the last formula is removed', () => {
  const stored = prepareQuestion(written({ explanation: mathml }))
  expect(prepareQuestion(written({ explanation: '<p>words</p>' }), stored).hasMathml).toBe(false)
})
