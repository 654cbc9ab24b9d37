import { describe, expect, it } from 'vitest'
import { fromRow, rowName, toRow } from './field-row.ts'
import { fieldNames } from './fields.schemas.ts'

describe('rowName', () => {
  it.each([
    ['title', 'title'],
    ['grade_code', 'gradeCode'],
    ['content_question_mj', 'contentQuestionMj'],
  ])('converts the API name %s to the row name %s', (name, expected) => {
    expect(rowName(name)).toBe(expected)
  })
})

it('converts API fields to a row and back, and drops properties that are not question fields', () => {
  const fields = { title: 'A title', grade_code: 'G9', skill_tags: ['a'] }
  const row = { title: 'A title', gradeCode: 'G9', skillTags: ['a'] }
  expect(toRow({ ...fields, id: 1 })).toEqual(row)
  expect(fromRow({ ...row, id: 1 })).toEqual(fields)
})

it('converts each API field name to a distinct row name', () => {
  expect(new Set(fieldNames.map(rowName)).size).toBe(fieldNames.length)
})
