import { useStore } from '@pathwise/ui/store'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../session/session.ts'
import { placeBelow } from '../surface/place-below.ts'
import { slashCommands } from './slash-commands.ts'
import { runSuggestion, slashListId, slashOptionId } from './slash-plugin.ts'

/**
 * Focus stays in the editor, which also handles the keys and marks the active command with `aria-activedescendant`. A
 * native list would take the focus.
 */
const listbox = (label: string) => ({ role: 'listbox', 'aria-label': label }) as const
const option = (chosen: boolean) => ({ role: 'option', 'aria-selected': chosen, type: 'button', tabIndex: -1 }) as const

export function SlashMenu({ session }: { session: Session }) {
  const { t } = useTranslation('editor')
  const menu = useStore(session.slash)
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const view = session.view.get()
    if (menu && view && list.current) placeBelow(list.current, view.coordsAtPos(menu.from))
  }, [menu, session])

  if (!menu) return null
  return (
    <div ref={list} id={slashListId(session.id)} {...listbox(t('slash.label'))} className="editor-popup slash-menu">
      {slashCommands
        .filter(({ name }) => menu.names.includes(name))
        .toSorted((one, other) => menu.names.indexOf(one.name) - menu.names.indexOf(other.name))
        .map(({ name }, index) => (
          <button
            key={name}
            {...option(index === menu.chosen)}
            id={slashOptionId(session.id, name)}
            className={clsx('slash-option', index === menu.chosen && 'slash-option-chosen')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const view = session.view.get()
              if (view) runSuggestion(session, view, menu, name)
            }}
          >
            <code>{`/${name}`}</code>
            <span>{t(`slash.commands.${name}`)}</span>
          </button>
        ))}
    </div>
  )
}
