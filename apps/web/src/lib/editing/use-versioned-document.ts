import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { useMemo, useRef, useState } from 'react'
import { apiFailure } from '../api-failure.ts'
import type { DraftStore } from './draft.ts'
import { useDraft } from './use-draft.ts'

interface Version {
  readonly id: number
  /** Counts the saves. The API refuses a save that began from another version. */
  readonly version: number
}

export type SaveState<Text, Stored, Problem> =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; stored: Stored; at: Date }
  | { kind: 'problem'; problem: Problem }
  /** Another user has saved `theirs` since the edit of `mine` began. */
  | { kind: 'conflict'; mine: Text; theirs: Stored }

/** What the editing of one kind of document needs to know about it. */
export interface DocumentKind<Text extends object, Stored extends Text & Version, Problem> {
  /** Copies the fields that users edit, and no others. */
  pickText: (source: Text) => Text
  isSameText: (one: Text, other: Text) => boolean
  /** Replaces the field that the rich text editor holds. */
  withBody: (text: Text, html: string) => Text
  /** `id` is undefined for a new document. The function must be the same in each render. */
  openDraftStore: (userId: string, id: number | undefined) => DraftStore<Text>
  /** Rejects if the API refuses the text; creates a document if there is no `target`. */
  save: (text: Text, target: Version | undefined) => Promise<Stored>
  load: (id: number) => Promise<Stored>
  /** Finds what is wrong with a text before it is sent. */
  validate?: (text: Text) => Problem | undefined
  /** @param step `compare` when the other version could not be loaded after a conflict */
  toProblem: (error: unknown, step: 'save' | 'compare') => Problem
  onSaved: (stored: Stored, previous: Version | undefined) => void
}

interface DocumentSession<Text, Start> {
  userId: string
  /** The document as it was loaded; undefined for a new one. */
  start: Start
  /** The text without any change. */
  startText: Text
}

/**
 * Edits a document that several users may save: the text on screen, what is stored of it, its draft in this browser, and
 * the conflict when another user has saved in the meantime.
 */
export function useVersionedDocument<
  Text extends object,
  Stored extends Text & Version,
  Problem,
  Start extends Stored | undefined,
>(kind: DocumentKind<Text, Stored, Problem>, { userId, start, startText }: DocumentSession<Text, Start>) {
  type State = SaveState<Text, Stored, Problem>
  const { pickText, isSameText, openDraftStore } = kind
  const editor = useRef<RichTextEditorHandle>(null)
  const saveInFlight = useRef<Promise<State>>(undefined)
  const [state, setState] = useState<State>({ kind: 'idle' })
  /** What is stored, and the text on screen when the two were last the same. */
  const [base, setBase] = useState<{ stored: Stored | Start; text: Text }>({ stored: start, text: startText })
  const [text, setText] = useState(startText)
  // The fields read their text once, so a replaced text needs new fields, with this as their key.
  const [revision, setRevision] = useState(0)

  const { stored } = base
  const id = stored?.id
  const dirty = !isSameText(text, base.text)
  const store = useMemo(() => openDraftStore(userId, id), [openDraftStore, userId, id])
  const draft = useDraft({ store, version: stored?.version, text, start: base.text, same: isSameText, dirty })
  const locked = state.kind === 'conflict' || draft.found !== undefined

  /** @throws RichTextError if the rich text editor holds more than a document may */
  function readText(): Text {
    // The editor reports a change a moment later.
    const html = editor.current?.html()
    return html === undefined ? text : kind.withBody(text, html)
  }

  function replaceText(next: Text) {
    setText(next)
    setRevision((before) => before + 1)
  }

  function acceptSaved(sent: Text, saved: Stored) {
    draft.forget()
    setBase({ stored: saved, text: sent })
    // Keeps what was typed while the save was in flight.
    setText((now) => (now === text ? sent : now))
    kind.onSaved(saved, stored)
  }

  async function loadConflict(mine: Text, target: Version): Promise<State> {
    try {
      return { kind: 'conflict', mine, theirs: await kind.load(target.id) }
    } catch (error) {
      console.error('The other version could not be loaded', error)
      return { kind: 'problem', problem: kind.toProblem(error, 'compare') }
    }
  }

  async function send(sent: Text, target: Version | undefined): Promise<State> {
    try {
      const saved = await kind.save(sent, target)
      acceptSaved(sent, saved)
      return { kind: 'saved', stored: saved, at: new Date() }
    } catch (error) {
      if (target && apiFailure(error).reason === 'version_conflict') return loadConflict(sent, target)
      console.error('Saving failed', error)
      return { kind: 'problem', problem: kind.toProblem(error, 'save') }
    }
  }

  async function run(target: Version | undefined): Promise<State> {
    let sent: Text
    try {
      sent = readText()
    } catch (error) {
      console.error('The text on screen could not be read', error)
      return { kind: 'problem', problem: kind.toProblem(error, 'save') }
    }
    const problem = kind.validate?.(sent)
    if (problem !== undefined) return { kind: 'problem', problem }
    setState({ kind: 'saving' })
    return send(sent, target)
  }

  /** A second call while a save is in flight returns the first call's outcome. */
  function saveTo(target: Version | undefined): Promise<State> {
    saveInFlight.current ??= run(target)
      .then((outcome) => {
        setState(outcome)
        return outcome
      })
      .finally(() => {
        saveInFlight.current = undefined
      })
    return saveInFlight.current
  }

  function takeTheirs(mine: Text, theirs: Stored) {
    let kept = mine
    try {
      // Newer than `mine` if the user went on typing while the save was in flight.
      kept = readText()
    } catch (error) {
      console.error('The text on screen could not be read', error)
    }
    const next = pickText(theirs)
    setBase({ stored: theirs, text: next })
    replaceText(next)
    draft.offer(kept)
    setState({ kind: 'idle' })
  }

  return {
    editor,
    /** As it is stored; undefined for a new document. */
    stored,
    text,
    revision,
    dirty,
    draft,
    state,
    /** Whether the user has to decide on a draft or a conflict first. */
    locked,
    readText,
    change: (part: Partial<Text>) => setText((before) => ({ ...before, ...part })),
    save: (): Promise<State> => (locked ? Promise.resolve(state) : saveTo(stored)),
    /** For a document that was deleted in the meantime. */
    saveAsNew: () => void saveTo(undefined),
    restoreDraft: () => {
      if (!draft.found) return
      const { version = stored?.version } = draft.found
      // A draft of an older version must not silently overwrite the newer one.
      if (stored && version !== undefined) setBase({ ...base, stored: { ...stored, version } })
      replaceText(pickText(draft.found))
      draft.accept()
    },
    /** Set while a conflict waits for a decision. */
    conflict:
      state.kind === 'conflict'
        ? {
            mine: state.mine,
            theirs: state.theirs,
            keepMine: () => void saveTo(state.theirs),
            takeTheirs: () => takeTheirs(state.mine, state.theirs),
          }
        : undefined,
  }
}
