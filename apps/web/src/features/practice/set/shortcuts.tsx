import { useTranslation } from 'react-i18next'
import { ShortcutList } from '../../../lib/shortcuts/shortcut-list.tsx'
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts'

interface SetActions {
  choose: (letter: string) => void
  check: () => void
  hint: () => void
  next: () => void
}

/** Returns the key handler of a set. */
export function useSetShortcuts({ choose, check, hint, next }: SetActions) {
  const actions = new Map([
    ['Enter', check],
    ['H', hint],
    ['N', next],
  ])
  return useShortcuts('pathwise.practice-keys', (key) => (/^[A-D]$/.test(key) ? () => choose(key) : actions.get(key)))
}

/** The list of a set's shortcuts. */
export function SetShortcuts({ dialog }: { dialog: ReturnType<typeof useSetShortcuts>['dialog'] }) {
  const { t } = useTranslation('practice')
  return (
    <ShortcutList
      dialog={dialog}
      text={t('keys.text')}
      keys={[
        ['A–D', t('keys.choose')],
        ['Enter', t('keys.check')],
        ['H', t('keys.hint')],
        ['N', t('keys.next')],
      ]}
    />
  )
}
