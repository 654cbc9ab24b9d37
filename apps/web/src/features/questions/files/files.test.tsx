// @vitest-environment jsdom
import type { ImportedRow } from '@pathwise/api/questions/import/import.schemas'
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../test/api.ts'
import { openQuestions, press } from '../../../../test/question-editor.tsx'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { guessFormat, readLines } from './send-file.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

function row(change: Partial<ImportedRow>): ImportedRow {
  const question = {
    ...unsetFields,
    legacy_id: 'Q-1',
    title: 'A falling stone',
    subject: 'physics',
    course: 'Physics 11',
    grade_code: 'G11',
    education_level: 'high_school',
    difficulty_level: 'beginner',
    difficulty_score: 2,
    question_type: 'multiple_choice',
    skill_tags: [],
    excerpt: 'A stone falls.',
    formulas: 0,
    choices: 2,
    answer: 'A',
  }
  return { number: 1, line: 2, action: 'create', findings: [], question, ...change }
}

/** Opens the dialog and selects a file. The import endpoint returns `answers` in order. */
async function openFiles(answers: readonly Answer[], name = 'bank.csv') {
  const left = [...answers]
  const app = await openQuestions('/admin/questions', {
    '/api/admin/questions/import': () => left.shift() ?? { status: 500, message: 'no more' },
  })
  await press('Import and export')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import and export' }))
  const form = within(dialog.getByRole('form', { name: 'Import' }))
  await userEvent.upload(form.getByLabelText('File'), new File(['content_question_mj\nA stone falls.'], name))
  return { ...app, form }
}

describe('importing a question file', () => {
  it('previews the result of each row, then imports the file and refetches the list', async () => {
    const rows = [
      row({}),
      row({
        number: 2,
        line: 3,
        action: 'leave_out',
        question: null,
        findings: [{ severity: 'lost', code: 'unsupported_question_type', detail: 'matching' }],
      }),
    ]
    const { form, asked } = await openFiles([
      { data: { accepted: true, rows } },
      { data: { state: 'finished', created: 1, replaced: 0, unchanged: 0, left_out: 1 } },
    ])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect(await form.findByText('New: 1, replaced: 0, left out: 1, refused: 0')).toBeDefined()
    const [, first, second] = form.getAllByRole('row').map(({ textContent }) => textContent)
    expect(first).toBe('2line 3Left outThis type of question is not known here: matching')
    expect(second).toBe('1line 2A falling stoneNew question')
    const before = asked.length
    await userEvent.click(form.getByRole('button', { name: 'Import 1 question' }))
    expect(await form.findByText('Imported. New: 1, replaced: 0, unchanged: 0, left out: 1.')).toBeDefined()
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  })

  it('shows no import button when the preview rejects the file', async () => {
    const findings = [{ severity: 'refused', code: 'xml_dtd', detail: '' }] as const
    const { form } = await openFiles([
      {
        data: {
          accepted: false,
          rows: [row({ number: 0, action: 'refuse', question: null, findings: [...findings] })],
        },
      },
    ])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect((await form.findByRole('alert')).textContent).toContain('cannot be imported')
    expect(form.getByText('XML with a document type is not accepted')).toBeDefined()
    expect(form.queryByRole('button', { name: /^Import/ })).toBeNull()
  })

  it.each([
    [{ status: 413, message: 'large' }, 'The file is too large'],
    [{ status: 429, message: 'busy' }, 'Other files are being imported'],
    [{ status: 500, message: 'broken' }, 'The import failed, and nothing was stored'],
    [{ data: { rows: 'wrong' } }, 'The import failed, and nothing was stored'],
  ] as const)('shows why the import failed for the response %o', async (answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { form } = await openFiles([answer])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect((await form.findByRole('alert')).textContent).toContain(text)
  })

  it('requires a new check when the import options change', async () => {
    const { form } = await openFiles([{ data: { accepted: true, rows: [row({})] } }])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    await form.findByRole('button', { name: 'Import 1 question' })
    await userEvent.selectOptions(form.getByLabelText('Subject'), 'Physics')
    expect(form.queryByRole('button', { name: 'Import 1 question' })).toBeNull()
  })
})

it.each([
  ['a.CSV', '', 'csv'],
  ['a.jsonl', '', 'jsonl'],
  ['a.gift', '', 'gift'],
  ['a.zip', '', 'qti'],
  ['a.xml', '<?xml version="1.0"?><quiz>', 'moodle_xml'],
  ['a.xml', '<assessmentItem>', 'qti'],
  ['a.doc', '', undefined],
])('guesses the format of %s with content %j as %s', async (name, text, format) => {
  expect(await guessFormat(new File([text], name))).toBe(format)
})

it('reads lines from a stream split into single bytes', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n\n{"b":2}\nlast')
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const lines: string[] = []
  for await (const line of readLines(body)) lines.push(line)
  expect(lines).toEqual(['{"a":"é"}', '{"b":2}', 'last'])
})
