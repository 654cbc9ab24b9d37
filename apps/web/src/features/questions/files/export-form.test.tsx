// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openQuestions, press } from '../../../../test/question-editor.tsx'
import { readBytes } from '../../../../test/read-bytes.ts'
import { removeAccessToken, signInWith } from '../../../lib/session/access-token.ts'
import * as exports from './read-export.ts'

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

it('exports the questions that match the list’s filters', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const lines = [
    { done: 1, total: 2, bytes: btoa('one,') },
    { done: 2, total: 2, bytes: btoa('\u00ED\u0095\u009C') },
    { state: 'finished' },
  ]
  const { sent } = await openQuestions(
    '/admin/questions?page=2&search=stone&grade=G11&type=essay&review=changed&reports=open&archived=1',
    { '/api/admin/questions/export': () => ({ lines }) },
  )
  await press('Import and export')
  const form = within(await screen.findByRole('form', { name: 'Export' }))
  await userEvent.click(form.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(sent('/api/admin/questions/export')).toHaveLength(1))
  expect(sent('/api/admin/questions/export')).toEqual([
    {
      ...{ format: 'csv', progress: 'true', search: 'stone', grade_code: 'G11', question_type: 'essay' },
      ...{ review: 'changed', reports: 'open', archived: 'true' },
    },
  ])
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [file] = saved.mock.calls[0] ?? []
  if (!(file instanceof Blob)) throw new Error('Nothing was saved')
  expect(new TextDecoder().decode(await readBytes(file))).toBe('one,한')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows how many questions have been exported without announcing each count, and an error when the response ends early', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const read = vi.spyOn(exports, 'readExportedFile').mockImplementation(async (_response, onProgress) => {
    onProgress({ done: 50, total: 312 })
    return new Promise((_resolve, reject) => stopped.signal.addEventListener('abort', () => reject(new Error('gone'))))
  })
  const stopped = new AbortController()
  await openQuestions('/admin/questions', { '/api/admin/questions/export': () => ({ data: {} }) })
  await press('Import and export')
  const form = within(await screen.findByRole('form', { name: 'Export' }))
  await userEvent.click(form.getByRole('button', { name: 'Export' }))
  expect((await form.findByText('Exporting: 50 of 312')).closest('output')).toBeNull()
  expect(form.getByRole('progressbar', { name: 'Export progress' })).toMatchObject({ value: 50, max: 312 })
  stopped.abort()
  expect(await form.findByRole('alert')).toBeDefined()
  expect(form.queryByText('Exporting: 50 of 312')).toBeNull()
  read.mockRestore()
})

it('throws when the last line of an exported file is missing', async () => {
  const response = new Response(`${JSON.stringify({ done: 1, total: 2, bytes: '' })}\n`)
  await expect(exports.readExportedFile(response, () => {})).rejects.toThrow('ended early')
})
