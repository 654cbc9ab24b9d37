// @vitest-environment jsdom
import type { ImportedRow, ImportPreview, ImportProgress } from '@pathwise/api/questions/import/import.schemas'
import { unsetFields } from '@pathwise/question-formats/fields.schemas'
import { readFile } from '@pathwise/question-formats/read-file'
import { collectQuestions } from '@pathwise/question-formats/test/collect'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../test/calls.ts'
import { openQuestions, press } from '../../../../test/question-editor.tsx'
import { readBytes } from '../../../../test/read-bytes.ts'
import { renderPart } from '../../../../test/render-part.tsx'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import { readLines } from '../read-lines.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { guessFormat } from './send-file.ts'

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

function checked(
  rows: readonly ImportedRow[],
  more: Partial<Pick<ImportPreview, 'accepted' | 'columns' | 'findings'>> = {},
) {
  return {
    lines: [
      { phase: 'reading', done: 1, total: 1 },
      { rows },
      { state: 'checked', accepted: true, columns: [], ...more },
    ],
  }
}

/** Opens the dialog and selects a file. The import endpoint returns one of `answers` per request, in order. */
async function openFiles(answers: readonly (Answer | Promise<Answer>)[], name = 'bank.csv') {
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
  it('shows the findings about the file as a whole', async () => {
    const findings = [
      { rule: 'missing_skill' as const, count: 3, total: 24 },
      { rule: 'key_imbalance' as const, choices: 4, position: 3, count: 15, total: 24 },
    ]
    const { form } = await openFiles([checked([row({})], { findings })])
    await press('Check the file')
    const notes = await form.findByRole('list', { name: 'What the checks have found' })
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '3 of 24 questions have no skill, so neither practice nor a study plan offers them.',
      'C is right in 15 of 24 questions with 4 choices, more often than chance would explain, so students could guess the answer.',
    ])
  })

  it('previews the result for each row, then imports the file and refetches the list', async () => {
    const rows = [
      row({}),
      row({
        number: 2,
        line: 3,
        action: 'leave_out',
        question: null,
        findings: [{ severity: 'lost', code: 'unsupported_question_type', detail: 'matching' }],
      }),
      row({ number: 3, line: 4, findings: [{ severity: 'lost', code: 'picture', detail: 'picture_gif my cell.gif' }] }),
    ]
    const { form, asked } = await openFiles([
      checked(rows),
      { data: { state: 'finished', created: 2, replaced: 0, unchanged: 0, left_out: 1, refused: 0 } },
    ])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect(await form.findByText('New: 2, replaced: 0, left out: 1, rejected: 0')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('This file can be imported.')
    const [, ...shown] = form.getAllByRole('row').map(({ textContent }) => textContent)
    expect(shown).toEqual([
      '2line 3Left outThis question type is not supported: matching',
      '3line 4A falling stoneNew questionmy cell.gif: GIF pictures are not accepted. Save this one as a PNG, and insert that file.',
      '1line 2A falling stoneNew question',
    ])
    const before = asked.length
    await userEvent.click(form.getByRole('button', { name: 'Import 2 questions' }))
    expect(
      await form.findByText('Imported. New: 2, replaced: 0, unchanged: 0, left out: 1, rejected: 0.'),
    ).toBeDefined()
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  })

  it.each([
    ['title', false],
    ['', true],
  ])('opens the list of columns only when a column was not recognized (mapped to %j)', async (name, isOpen) => {
    const columns = [
      { header: 'Was', name },
      { header: 'Klasse', name: 'grade_code' },
    ]
    const { form } = await openFiles([checked([row({})], { columns })])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect((await form.findByLabelText('Klasse')).closest('details')?.open).toBe(isOpen)
  })

  it('divides the report into pages when it has more than 50 rows', async () => {
    const { form } = await openFiles([checked(Array.from({ length: 51 }, (_, index) => row({ number: index + 1 })))])
    await press('Check the file')
    const pages = within(await form.findByRole('navigation', { name: 'Pages of the report' }))
    expect(form.getAllByRole('row')).toHaveLength(51)
    await userEvent.click(pages.getByRole('button', { name: 'Next' }))
    expect(form.getAllByRole('row')).toHaveLength(2)
  })

  it('shows how many cells a row has when some cells are missing', async () => {
    const findings = [{ severity: 'refused', code: 'row_width', detail: '9 / 10' }] as const
    const { form } = await openFiles([
      checked([row({ number: 8, action: 'refuse', question: null, findings: [...findings] })], { accepted: false }),
    ])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect(await form.findByText(/^Cells in this row: 9 instead of 10;/)).toBeDefined()
  })

  it('shows no import button when the preview rejects the file', async () => {
    const findings = [{ severity: 'refused', code: 'xml_dtd', detail: '' }] as const
    const { form } = await openFiles([
      checked([row({ number: 0, action: 'refuse', question: null, findings: [...findings] })], { accepted: false }),
    ])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect((await form.findByRole('alert')).textContent).toContain('cannot be imported')
    expect(form.getByText('XML with a document type declaration is not accepted')).toBeDefined()
    expect(form.queryByRole('button', { name: /^Import/ })).toBeNull()
  })

  it('imports the valid rows of a mapped table and offers the rejected row for download', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const header = (name: string) => [
      { header: 'Was', name },
      { header: 'Klasse', name: 'grade_code' },
    ]
    const refused = row({
      number: 2,
      line: 3,
      action: 'refuse',
      question: null,
      findings: [{ severity: 'refused', code: 'unknown_value', detail: 'grade_code: 13' }],
      source: ['=Why?', '13'],
    })
    const missing = row({
      number: 0,
      action: 'refuse',
      question: null,
      findings: [{ severity: 'refused', code: 'csv_header', detail: 'content_question_mj' }],
    })
    const counts = { state: 'finished', created: 1, replaced: 0, unchanged: 0, left_out: 0, refused: 1 }
    const { form, sent } = await openFiles([
      checked([missing], { accepted: false, columns: header('') }),
      checked([row({}), refused], { columns: header('content_question_mj') }),
      { lines: [{ rows: [refused] }, { phase: 'storing', done: 1, total: 1 }, counts] },
    ])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    await userEvent.selectOptions(await form.findByLabelText('Was'), 'Question text')
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect(await form.findByText('1 row is rejected. The others can be imported.')).toBeDefined()
    expect(form.getByText('“13” is not one of the grades 6–12')).toBeDefined()
    await userEvent.click(form.getByRole('button', { name: 'Import 1 question' }))
    await form.findByText('Imported. New: 1, replaced: 0, unchanged: 0, left out: 0, rejected: 1.')
    expect(sent('/api/admin/questions/import').slice(1)).toEqual([
      { dry_run: 'true', format: 'csv', replace: 'false', partial: 'true', columns: 'content_question_mj,grade_code' },
      { format: 'csv', replace: 'false', partial: 'true', columns: 'content_question_mj,grade_code' },
    ])
    await userEvent.click(form.getByRole('button', { name: 'Download 1 rejected row' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const blob = save.mock.calls[0]?.[0]
    if (!(blob instanceof Blob)) throw new Error('No file was saved')
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readBytes(blob))).toBe(
      '\uFEFF"content_question_mj","grade_code","reason"\r\n"\'=Why?","13","“13” is not one of the grades 6–12"\r\n',
    )
  })

  it.each([
    ['CSV template', 'csv'],
    ['Excel template', 'xlsx'],
  ] as const)('offers the %s, which can be imported as it is', async (name, format) => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { form } = await openFiles([])
    await userEvent.click(form.getByRole('button', { name }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const blob = save.mock.calls[0]?.[0]
    if (!(blob instanceof Blob)) throw new Error('No file was saved')
    const questions = await collectQuestions(readFile(Buffer.from(await readBytes(blob)), format))
    expect(questions).toMatchObject([{ body: 'What is \\(2^3\\)?', answer: 'B', gradeCode: 'G9' }])
  })

  it('turns off partial import when all-or-nothing is selected', async () => {
    const { form, sent } = await openFiles([checked([row({})])])
    await userEvent.click(form.getByLabelText('All or nothing: if anything is rejected, import nothing'))
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    await form.findByText('This file can be imported.')
    expect(sent('/api/admin/questions/import')).toMatchObject([{ partial: 'false' }])
  })

  it.each([
    [{ status: 413, message: 'large' }, 'The file is too large'],
    [{ status: 429, message: 'busy' }, 'Other files are being imported'],
    [{ status: 500, message: 'broken' }, 'The import failed, and nothing was stored'],
    [{ data: { rows: 'wrong' } }, 'The import failed, and nothing was stored'],
  ] as const)('shows why the import failed when the response is %o', async (answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { form } = await openFiles([answer])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    expect((await form.findByRole('alert')).textContent).toContain(text)
  })

  it.each([
    ['storing', /^The connection was lost\. Either all questions were stored or none were/],
    ['checking', /^The questions are stored/],
  ] as const)(
    'reports what is stored and reloads the list when an import breaks off in phase %s',
    async (phase, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { form, asked } = await openFiles([checked([row({})]), { lines: [{ phase, done: 1, total: 1 }] }])
      await press('Check the file')
      const before = asked.length
      await press('Import 1 question')
      expect(await form.findByText(text)).toBeDefined()
      expect(form.queryByText(/nothing was stored/i)).toBeNull()
      await waitFor(() => expect(asked.length).toBeGreaterThan(before))
    },
  )

  it.each([
    ['picture_quota', /^Nothing was stored: .* more than 500 MB/],
    ['file_too_slow', /^This file takes too long to read/],
    ['legacy_id_taken', /^Another editor has created or changed/],
    ['version_conflict', /^Another editor has created or changed/],
    [undefined, /^The import failed, and nothing was stored/],
  ] as const)('shows why nothing was stored when an import ends with the reason %s', async (reason, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { form } = await openFiles([
      checked([row({})]),
      {
        lines: [
          { phase: 'storing', done: 1, total: 2 },
          { state: 'failed', detail: 'In English', reason },
        ],
      },
    ])
    await press('Check the file')
    await press('Import 1 question')
    expect(await form.findByText(text)).toBeDefined()
  })

  it('reports that nothing was stored when the server refuses an import', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { form } = await openFiles([checked([row({})]), { status: 403, message: 'Not an editor' }])
    await press('Check the file')
    await press('Import 1 question')
    expect(await form.findByText(/^The import failed, and nothing was stored/)).toBeDefined()
  })

  it('asks to choose a changed file again, and sends the newly chosen one although no change event fires', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { form, sent } = await openFiles([checked([row({})])])
    const input = form.getByLabelText<HTMLInputElement>('File')
    const [file] = input.files ?? []
    if (!file) throw new Error('No file is chosen')
    // Browsers cannot read a file that has changed since it was chosen.
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('The file has changed', 'NotReadableError')
    })
    await press('Check the file')
    expect((await form.findByRole('alert')).textContent).toMatch(/^The file was changed or moved .* choose it again/)
    expect(sent('/api/admin/questions/import')).toEqual([])
    // Browsers fire no event when the same path is chosen again.
    Object.defineProperty(input, 'files', { value: [new File(['content_question_mj\nWhy?'], 'bank.csv')] })
    await press('Check the file')
    expect(await form.findByText('This file can be imported.')).toBeDefined()
  })

  it('requires a new preview after the import options change', async () => {
    const { form } = await openFiles([checked([row({})])])
    await userEvent.click(form.getByRole('button', { name: 'Check the file' }))
    await form.findByRole('button', { name: 'Import 1 question' })
    await userEvent.selectOptions(form.getByLabelText('Subject'), 'Physics')
    expect(form.queryByRole('button', { name: 'Import 1 question' })).toBeNull()
  })
})

it.each([
  ['storing', 1],
  ['checking', 0],
] as const)('shows %s with %i Cancel buttons, because stored questions cannot be canceled', async (phase, buttons) => {
  const state = { kind: 'importing', progress: { phase, done: 1, total: 2 } } as const
  await renderPart(<ImportOutcome state={state} format="csv" columns={[]} onCancel={() => {}} />, '/admin/questions')
  expect(screen.queryAllByRole('button', { name: 'Cancel' })).toHaveLength(buttons)
})

it.each(['checking', 'importing'] as const)(
  'announces that a file is read, but not its counts (state: %s)',
  async (kind) => {
    const renderOutcome = (progress: ImportProgress) =>
      renderPart(
        <ImportOutcome state={{ kind, progress }} format="csv" columns={[]} onCancel={() => {}} />,
        '/admin/questions',
      )
    await renderOutcome({ phase: 'reading', done: 0 })
    expect(screen.getByRole('status').textContent).toBe('Reading the file…')
    cleanup()
    await renderOutcome({ phase: 'pictures', done: 100, total: 200 })
    expect(screen.getByText('Checking pictures: 100 of 200')).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  },
)

it('moves the focus to the progress when an import starts, because the pressed button disappears', async () => {
  const { form } = await openFiles([checked([row({})]), new Promise<Answer>(() => {})])
  await press('Check the file')
  await press('Import 1 question')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Reading the file…/))
  expect(document.activeElement?.contains(form.getByRole('button', { name: 'Cancel' }))).toBe(true)
})

it('lists the rejected pictures after an import', async () => {
  const lostPicture = { severity: 'lost' as const, code: 'picture' as const, detail: 'picture_gif images/b.gif' }
  const done = { state: 'finished', created: 1, replaced: 0, unchanged: 0, left_out: 0, refused: 0 }
  const { form } = await openFiles([
    checked([row({})]),
    { lines: [{ rows: [row({ number: 7, findings: [lostPicture] })] }, done] },
  ])
  await press('Check the file')
  await press('Import 1 question')
  const lost = await form.findByRole('region', { name: /^These pictures could not be kept/ })
  expect(within(lost).getByRole('listitem').textContent).toMatch(/^Row 7: images\/b\.gif: .*GIF/)
  expect(form.queryByRole('button', { name: /refused|rejected/i })).toBeNull()
})

it.each([
  ['a.CSV', '', 'csv'],
  ['a.xlsx', '', 'xlsx'],
  ['a.jsonl', '', 'jsonl'],
  ['a.gift', '', 'gift'],
  ['a.zip', '', 'qti'],
  ['a.xml', '<?xml version="1.0"?><quiz>', 'moodle_xml'],
  ['a.xml', '<assessmentItem>', 'qti'],
  ['a.doc', '', undefined],
])('detects the format of %s with content %j as %s', async (name, text, format) => {
  expect(await guessFormat(new File([text], name))).toBe(format)
})

it('reads lines from a stream of single-byte chunks', async () => {
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
