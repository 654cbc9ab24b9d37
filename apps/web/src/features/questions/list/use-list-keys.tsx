import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortcutList } from '../../../lib/shortcuts/shortcut-list.tsx'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'

/** Focuses the row that is `step` rows after the focused one; from outside of the rows, the first row. */
function moveFocus(list: HTMLElement | null, step: 1 | -1) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const focused = document.activeElement?.closest<HTMLElement>('[data-question]')
  const index = focused ? rows.indexOf(focused) : -1
  const next = rows[index === -1 ? 0 : index + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Returns the key handler of the list: J and K walk the rows, and / goes to the search field. */
export function useListKeys(list: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>) {
  const actions = new Map([
    ['J', () => moveFocus(list.current, 1)],
    ['K', () => moveFocus(list.current, -1)],
    ['/', () => search.current?.focus()],
  ])
  return useShortcuts('pathwise.question-keys', (key) => actions.get(key))
}

/** The list of the desk's shortcuts. */
export function ListKeys({ dialog }: { dialog: ReturnType<typeof useListKeys>['dialog'] }) {
  const { t } = useTranslation('questions')
  return (
    <ShortcutList
      size="small"
      dialog={dialog}
      text={t('keys.text')}
      keys={[
        ['J', t('keys.next')],
        ['K', t('keys.previous')],
        ['Enter', t('keys.openRow')],
        ['/', t('keys.search')],
      ]}
    />
  )
}
