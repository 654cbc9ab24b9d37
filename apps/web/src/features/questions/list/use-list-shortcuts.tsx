import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortcutList } from '../../../lib/shortcuts/shortcut-list.tsx'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'
import type { Selection } from '../bulk/use-selection.ts'

/** Returns the link of the row that contains the focus. The focus may also be on the row's checkbox. */
function findFocused(): HTMLElement | undefined {
  return document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-question]') ?? undefined
}

const readId = (row: HTMLElement | undefined) => Number(row?.dataset['question'])

/** Moves focus by `step` rows, or to the first row if none is focused. Returns the id of the newly focused question. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const focused = findFocused()
  const index = focused ? rows.indexOf(focused) : -1
  const next = rows[index === -1 ? 0 : index + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return readId(next)
}

interface ListKeysProps {
  list: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  selection: Selection
  /** Opens the dialog for changing the selected questions. */
  onChange: () => void
}

/**
 * Returns the key handler of the list. J and K move between rows, / focuses the search field, X and A change the
 * selection, and E edits the selected questions.
 */
export function useListShortcuts({ list, search, selection, onChange }: ListKeysProps) {
  function walk(step: 1 | -1, isShift: boolean) {
    const from = readId(findFocused())
    const to = moveFocus(list.current, step)
    if (isShift && !Number.isNaN(to)) selection.extend(to, from)
  }
  const actions = new Map([
    ['J', (isShift: boolean) => walk(1, isShift)],
    ['K', (isShift: boolean) => walk(-1, isShift)],
    ['/', () => search.current?.focus()],
    [
      'X',
      (isShift: boolean) => {
        const id = readId(findFocused())
        if (Number.isNaN(id)) return
        if (isShift) selection.extend(id)
        else selection.toggle(id)
      },
    ],
    ['A', (isShift: boolean) => (isShift ? void selection.selectFound() : selection.togglePage())],
    ['E', () => selection.count > 0 && onChange()],
  ])
  return useShortcuts('pathwise.question-keys', (key) => actions.get(key))
}

export function ListShortcuts({ dialog }: { dialog: ReturnType<typeof useListShortcuts>['dialog'] }) {
  const { t } = useTranslation(['questions', 'questionBulk'])
  return (
    <ShortcutList
      size="small"
      dialog={dialog}
      text={t('questions:keys.text')}
      keys={[
        ['J', t('questions:keys.next')],
        ['K', t('questions:keys.previous')],
        ['Enter', t('questions:keys.openRow')],
        ['/', t('questions:keys.search')],
        ['X', t('questionBulk:keys.select')],
        ['⇧J ⇧K', t('questionBulk:keys.extend')],
        ['A', t('questionBulk:keys.page')],
        ['⇧A', t('questionBulk:keys.found')],
        ['E', t('questionBulk:keys.change')],
      ]}
    />
  )
}
