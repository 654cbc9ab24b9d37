// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { expect, it, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { type DocumentKind, useVersionedDocument } from './use-versioned-document.ts'

interface Note {
  words: string
}
type StoredNote = Note & { id: number; version: number }

const start: StoredNote = { id: 1, version: 3, words: 'stored' }
const theirs: StoredNote = { id: 1, version: 7, words: 'theirs' }
const startText: Note = { words: 'stored' }

const versionConflict = () =>
  TRPCClientError.from({
    error: { message: 'conflict', code: -32_009, data: { httpStatus: 409, reason: 'version_conflict' } },
  })

type Save = DocumentKind<Note, StoredNote, string>['save']

function openNote(save: Save) {
  let kept: Draft<Note> | undefined
  const store = {
    read: () => undefined,
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
  const { result } = renderHook(() => useVersionedDocument(kind, session))
  return { result, kept: () => kept }
}

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
