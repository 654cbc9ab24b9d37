import type { RichTextEditorHandle } from '@pathwise/editor/rich-text-editor'
import { useMemo, useRef, useState } from 'react'
import { toApiFailure } from '../api-failure.ts'
import { type DraftStore, useDraft } from './draft.ts'

interface Version {
  readonly id: number
  /** How many times the document has been saved. The API rejects a save that is based on another version. */
  readonly version: number
  /** When the document was written. The API compares it too, because an upgrade keeps the version. */
  readonly updated_at: string
}

export type SaveState<Text, Stored, Problem> =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; stored: Stored; at: Date }
  | { kind: 'problem'; problem: Problem }
  /** Another user saved `theirs` while this user edited `mine`. */
  | { kind: 'conflict'; mine: Text; theirs: Stored }

/** What useVersionedDocument needs to handle one type of document. */
export interface DocumentKind<Text extends object, Stored extends Text & Version, Problem> {
  /** Copies the fields that users can edit. */
  pickText: (source: Text) => Text
  isSameText: (one: Text, other: Text) => boolean
  /** Returns `text` with its body replaced by the rich text editor's HTML. */
  withBody: (text: Text, html: string) => Text
  /**
   * Adds the content of the page's other rich text editors to `text`, because editors report changes with a delay.
   * @throws RichTextError if the content exceeds the limits
   */
  readOthers?: (text: Text) => Text
  /**
   * Opens the draft store of a document. Must be the same function in every render.
   * @param id undefined for a new document
   */
  openDraftStore: (userId: string, id: number | undefined) => DraftStore<Text>
  /** Saves the text, or creates a document if there is no `target`. Rejects if the API rejects the text. */
  save: (text: Text, target: Version | undefined) => Promise<Stored>
  load: (id: number) => Promise<Stored>
  validate?: (text: Text) => Problem | undefined
  /**
   * Converts an error to the problem shown to the user.
   * @param step `compare` if the other version could not be loaded after a conflict
   */
  toProblem: (error: unknown, step: 'save' | 'compare') => Problem
  onSaved: (stored: Stored, previous: Version | undefined) => void
}

interface DocumentSession<Text, Start> {
  userId: string
  /** The document as loaded, or undefined for a new one. */
  start: Start
  /** The text before any changes. */
  startText: Text
}

/**
 * Manages a document that several users may edit: the current text, the stored version, the draft in this browser, and
 * the conflict if another user saves first.
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
  /** The stored document and its text. */
  const [base, setBase] = useState<{ stored: Stored | Start; text: Text }>({ stored: start, text: startText })
  const [text, setText] = useState(startText)
  // The input fields read `text` only when they mount. Changing this key remounts them with a replaced text.
  const [revision, setRevision] = useState(0)

  const { stored } = base
  const id = stored?.id
  const dirty = !isSameText(text, base.text)
  const store = useMemo(() => openDraftStore(userId, id), [openDraftStore, userId, id])
  const draft = useDraft({ store, stored, text, start: base.text, same: isSameText, dirty })
  const locked = state.kind === 'conflict' || draft.found !== undefined

  /**
   * Returns the text as currently shown.
   * @throws RichTextError if the content exceeds the limits
   */
  function readText(): Text {
    // Ask the editor for its content, because it reports changes with a delay.
    const html = editor.current?.html()
    const read = html === undefined ? text : kind.withBody(text, html)
    return kind.readOthers?.(read) ?? read
  }

  function replaceText(next: Text) {
    setText(next)
    setRevision((before) => before + 1)
  }

  function acceptSaved(sent: Text, saved: Stored) {
    draft.discard()
    setBase({ stored: saved, text: sent })
    // Keep the text typed while the save was in flight.
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
      if (target && toApiFailure(error).reason === 'version_conflict') return loadConflict(sent, target)
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

  /** Saves the text. While a save is in flight, a second call returns the outcome of the first. */
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
      // The user may have typed while the save was in flight, so this text can be newer than `mine`.
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
    /** Undefined for a new document. */
    stored,
    text,
    revision,
    dirty,
    draft,
    state,
    /** Whether editing is locked until the user resolves an earlier draft or a conflict. */
    locked,
    readText,
    /** Replaces the whole text and updates the fields. */
    replaceText,
    /**
     * Changes some fields. Editors that report changes with a delay pass a function, which receives the latest text.
     */
    change: (part: Partial<Text> | ((before: Text) => Partial<Text>)) =>
      setText((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    save: (): Promise<State> => (locked ? Promise.resolve(state) : saveTo(stored)),
    /** Saves the text as a new document. Used when the original has been deleted. */
    saveAsNew: () => void saveTo(undefined),
    restoreDraft: () => {
      if (!draft.found) return
      // The draft may be based on an older version and must not silently overwrite a newer one.
      if (stored) {
        const { version = stored.version, updated_at = stored.updated_at } = draft.found
        setBase({ ...base, stored: { ...stored, version, updated_at } })
      }
      replaceText(pickText(draft.found))
      draft.accept()
    },
    /** Set while a conflict is unresolved. */
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
