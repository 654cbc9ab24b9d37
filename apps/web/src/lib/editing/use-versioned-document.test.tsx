// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { type DocumentKind, useVersionedDocument } from './use-versioned-document.ts'

interface Note {
  words: string
}
type StoredNote = Note & { id: number; version: number; updated_at: string }

const start: StoredNote = { id: 1, version: 3, updated_at: '2026-11-19T09:00:00.000Z', words: 'stored' }
const theirs: StoredNote = { id: 1, version: 7, updated_at: '2026-11-20T09:00:00.000Z', words: 'theirs' }
const startText: Note = { words: 'stored' }

const versionConflict = () =>
  TRPCClientError.from({
    error: { message: 'conflict', code: -32_009, data: { httpStatus: 409, reason: 'version_conflict' } },
  })

type Save = DocumentKind<Note, StoredNote, string>['save']

function openNote(save: Save, earlier?: Draft<Note>) {
  let kept = earlier
  const store = {
    read: () => earlier,
    write: (draft: Draft<Note>) => {
      kept = draft
      return { ok: true } as const
    },
    remove: () => {
      kept = undefined
    },
  }
  const kind: DocumentKind<Note, StoredNote, string> = {
    pickText: ({ words }) => ({ words }),
    isSameText: (one, other) => one.words === other.words,
    withBody: (_, words) => ({ words }),
    openDraftStore: () => store,
    save,
    load: async () => theirs,
    toProblem: () => 'failed',
    onSaved: () => {},
  }
  const session = { userId: 'user-1', start, startText }
  const { result, unmount } = renderHook(() => useVersionedDocument(kind, session))
  return { result, unmount, kept: () => kept }
}

it.each([
  ['before it is stored as a draft', 0],
  ['after it is stored as a draft', 1_000],
])('leaves no draft when the user undoes a change %s', (_, pauseMs) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { result, unmount, kept } = openNote(async () => start)
  act(() => result.current.change({ words: 'mine' }))
  act(() => void vi.advanceTimersByTime(pauseMs))
  expect(kept() !== undefined).toBe(pauseMs > 0)
  act(() => result.current.change({ words: 'stored' }))
  unmount()
  expect(kept()).toBeUndefined()
})

it('removes a restored draft when the user undoes its changes', () => {
  const { result, kept } = openNote(async () => start, { words: 'earlier', savedAt: '2026-11-20T15:00:00.000Z' })
  expect(kept()).toBeDefined()
  act(() => result.current.restoreDraft())
  expect(result.current.text).toEqual({ words: 'earlier' })
  act(() => result.current.change({ words: 'stored' }))
  expect(kept()).toBeUndefined()
})

it('stores a draft when the user leaves soon after a change', () => {
  const { result, unmount, kept } = openNote(async () => start)
  act(() => result.current.change({ words: 'mine' }))
  unmount()
  expect(kept()).toMatchObject({ words: 'mine' })
})

it('saves once when called again while a save is in flight', async () => {
  const save = vi.fn<Save>(async () => ({ ...start, version: 4, words: 'mine' }))
  const { result } = openNote(save)
  act(() => result.current.change({ words: 'mine' }))
  const [first, second] = await act(() => Promise.all([result.current.save(), result.current.save()]))
  expect(save).toHaveBeenCalledTimes(1)
  expect(second).toBe(first)
  expect(result.current.stored.version).toBe(4)
  expect(result.current.dirty).toBe(false)
})

it('stores text typed during a save as a draft when the save conflicts and the user takes the other version', async () => {
  let refuse: (error: Error) => void = () => {}
  const { result, kept } = openNote(() => new Promise((_, reject) => (refuse = reject)))
  act(() => result.current.change({ words: 'mine' }))
  let saving: Promise<unknown> | undefined
  act(() => {
    saving = result.current.save()
  })
  act(() => result.current.change({ words: 'mine, and more' }))
  await act(async () => {
    refuse(versionConflict())
    await saving
  })
  expect(result.current.conflict).toMatchObject({ mine: { words: 'mine' }, theirs })
  act(() => result.current.conflict?.takeTheirs())
  expect(result.current.text).toEqual({ words: 'theirs' })
  expect(result.current.draft.found).toMatchObject({ words: 'mine, and more' })
  expect(kept()).toMatchObject({ words: 'mine, and more' })
})

it('does not save while a conflict is unresolved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const save = vi.fn<Save>(() => Promise.reject(versionConflict()))
  const { result } = openNote(save)
  act(() => result.current.change({ words: 'mine' }))
  await act(() => result.current.save())
  await act(() => result.current.save())
  expect(save).toHaveBeenCalledTimes(1)
  expect(result.current.locked).toBe(true)
})
