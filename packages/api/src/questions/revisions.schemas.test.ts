import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { expect, it } from 'vitest'
import { revisionContentSchema } from './revisions.schemas.ts'

it('uses the default for a field that did not exist when the revision was stored', () => {
  const content = {
    legacy_id: 'Q-1',
    title: 'A title',
    subject: 'physics',
    course: 'Physics 11',
    grade_code: 'G11',
    education_level: 'high_school',
    difficulty_level: 'expert',
    difficulty_score: 9,
    question_type: 'essay',
    skill_tags: [],
    content_question_mj: '<p>Why?</p>',
    choices: [],
    answer: '',
    explanation: '',
  }
  expect(revisionContentSchema.parse(content)).toEqual({ ...content, ...unsetFields })
})
