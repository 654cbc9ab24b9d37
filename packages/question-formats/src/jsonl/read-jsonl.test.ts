import { describe, expect, it } from 'vitest'
import { collectDrafts } from '../../test/collect.ts'
import { toRow } from '../field-row.ts'
import { unsetFields } from '../fields.schemas.ts'
import { transferLimits } from '../limits.ts'
import { readJsonLines } from './read-jsonl.ts'

describe('readJsonLines', () => {
  it('reads a JSON line that has only a body', async () => {
    expect(await collectDrafts(readJsonLines('\r\n{"content_question_mj":"<p>1?</p>","answer":null}\r\n\n'))).toEqual([
      {
        row: { number: 1, line: 2 },
        question: {
          ...toRow(unsetFields),
          skillTags: [],
          body: '<p>1?</p>',
          choices: [],
          answer: '',
          explanation: '',
          asTyped: false,
        },
        findings: [],
        source: ['{"content_question_mj":"<p>1?</p>","answer":null}'],
      },
    ])
  })

  it('accepts the fields of API responses, and reports unknown ones', async () => {
    const line = { id: 7, version: 2, has_mathml: true, content_question_mj: 'x', points: 3, legacy_id: 'Q-7' }
    const [draft] = await collectDrafts(readJsonLines(JSON.stringify(line)))
    expect(draft?.row).toEqual({ number: 1, line: 1, item: 'Q-7' })
    expect(draft?.findings).toEqual([{ severity: 'lost', code: 'unknown_field', detail: 'points' }])
  })

  it.each([
    ['half a line', '{"content_question_mj":"x', 'json_syntax', '{"content_question_mj":"x'],
    ['a number', '3', 'json_syntax', '3'],
    ['no body', '{"title":"x"}', 'invalid_field', 'content_question_mj'],
    ['a list', '[]', 'json_syntax', '[]'],
    ['choices of another shape', '{"content_question_mj":"x","choices":[{"id":1}]}', 'invalid_field', 'choices.0.id'],
    ['a line that is too long', `{"a":"${'x'.repeat(transferLimits.lineLength)}`, 'row_too_large', ''],
  ])('rejects an invalid JSON line: %s', async (_name, line, code, detail) => {
    const [, draft] = await collectDrafts(readJsonLines(`{"content_question_mj":"x"}\n${line}`))
    expect(draft).toMatchObject({ row: { number: 2, line: 2 }, question: undefined })
    expect(draft?.findings).toContainEqual({ severity: 'refused', code, detail })
  })
})
