// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../../../test/calls.ts'
import { bodyField, openEditor, press } from '../../../../../test/content-editor.tsx'
import { removeAccessToken, signInWith } from '../../../../lib/session/access-token.ts'
import * as viewer from './open-pdf.ts'

const path = '/api/export/draft'
const panel = () => screen.findByRole('region', { name: 'PDF preview' })

beforeEach(() => {
  removeAccessToken()
  signInWith('token')
})

function widenWindow() {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
}

function stubViewer(pages: number) {
  const close = vi.fn<() => void>()
  vi.spyOn(viewer, 'openPdf').mockImplementation(async () => ({ pages, drawPage: () => () => {}, close }))
  return close
}

it('shows the pages of the unsaved text until the panel is closed, and remembers that it is open', async () => {
  widenWindow()
  const close = stubViewer(2)
  const { sent } = await openEditor('/content/edit?id=12', { [path]: () => ({ data: 'the PDF' }) })
  const { value } = await bodyField()
  expect(sent(path)).toEqual([])
  await press('Show the PDF beside the text')
  const pages = await within(await panel()).findAllByRole('img')
  expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual(['Page 1 of 2', 'Page 2 of 2'])
  expect(sent(path)).toEqual([{ title: expect.any(String), body: value, language: 'en' }])
  expect(localStorage.getItem('pathwise.pdf-preview')).toBe('on')
  await press('Show the PDF beside the text')
  expect(screen.queryByRole('region', { name: 'PDF preview' })).toBeNull()
  expect(close).toHaveBeenCalledOnce()
  expect(localStorage.getItem('pathwise.pdf-preview')).toBeNull()
})

it('is not offered in a narrow window, even if it was open before', async () => {
  localStorage.setItem('pathwise.pdf-preview', 'on')
  const { sent } = await openEditor('/content/edit?id=12')
  await bodyField()
  expect(screen.queryByRole('button', { name: 'Show the PDF beside the text' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'PDF preview' })).toBeNull()
  expect(sent(path)).toEqual([])
})

it.each([
  [413, 'The text is too long for one PDF. Split it into several items.'],
  [429, 'Too many PDFs were created for your account just now. Please try again in a moment.'],
  [503, 'The PDF took too long to create. Please try again in a moment.'],
  [500, 'The PDF could not be created. Please try again in a moment.'],
])('explains status %i, and shows the PDF after a retry', async (status, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  widenWindow()
  stubViewer(1)
  localStorage.setItem('pathwise.pdf-preview', 'on')
  let answer: Answer = { status, message: 'no' }
  await openEditor('/content/edit?id=12', { [path]: () => answer })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  answer = { data: 'the PDF' }
  await press('Try again')
  await screen.findByRole('img', { name: 'Page 1 of 1' })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
