import type { Command } from '@milkdown/kit/prose/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@milkdown/kit/prose/tables'
import type { editor } from '@pathwise/i18n/locales/en/editor'
import { useStore } from '@pathwise/ui/store'
import { Table } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleTableHead } from '../commands/table-heads.ts'
import { insertTable } from '../commands/tables.ts'
import { run, type Session } from '../session/session.ts'
import { Tool } from './tool.tsx'

const additions = [
  { word: 'rowAbove', command: addRowBefore },
  { word: 'rowBelow', command: addRowAfter },
  { word: 'columnBefore', command: addColumnBefore },
  { word: 'columnAfter', command: addColumnAfter },
] as const
const deletions = [
  { word: 'deleteRow', command: deleteRow },
  { word: 'deleteColumn', command: deleteColumn },
  { word: 'deleteTable', command: deleteTable },
] as const
const heads = [
  { side: 'row', word: 'headerRow' },
  { side: 'column', word: 'headerColumn' },
] as const
const insertion = [{ word: 'insert', command: insertTable }] as const

interface TableMenuProps {
  session: Session
  tabIndex: number
  'data-control': string
}

/** Inserts a table, or changes the table at the cursor. */
export function TableMenu({ session, ...control }: TableMenuProps) {
  const { t } = useTranslation('editor')
  const { inTable, tableHeads } = useStore(session.status)
  const [open, setOpen] = useState(false)
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) menu.current?.querySelector('button')?.focus()
  }, [open])

  const choose = (command: Command) => {
    setOpen(false)
    run(session, command)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    if (event.key === 'Tab') setOpen(false)
    if (event.key === 'Escape') {
      setOpen(false)
      session.view.get()?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
    const at = items.findIndex((item) => item.matches(':focus'))
    items[(at + step + items.length) % items.length]?.focus()
  }

  return (
    <div className="editor-menu-holder">
      <Tool
        {...control}
        label={t('toolbar.table')}
        Icon={Table}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={t('toolbar.table')}
          className="editor-popup editor-menu"
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
          }}
        >
          {(inTable ? additions : insertion).map(({ word, command }) => (
            <Action key={word} word={word} onChoose={() => choose(command)} />
          ))}
          {inTable &&
            heads.map(({ side, word }) => (
              <Action
                key={word}
                word={word}
                checked={tableHeads[side]}
                onChoose={() => choose(toggleTableHead(side))}
              />
            ))}
          {inTable &&
            deletions.map(({ word, command }) => <Action key={word} word={word} onChoose={() => choose(command)} />)}
        </div>
      )}
    </div>
  )
}

interface ActionProps {
  word: keyof (typeof editor)['table']
  /** Whether an option is on. Undefined for an action. */
  checked?: boolean
  onChoose: () => void
}

function Action({ word, checked, onChoose }: ActionProps) {
  const { t } = useTranslation('editor')
  const item = { type: 'button', tabIndex: -1, onClick: onChoose } as const
  if (checked === undefined) {
    return (
      <button {...item} role="menuitem">
        {t(`table.${word}`)}
      </button>
    )
  }
  return (
    <button {...item} role="menuitemcheckbox" aria-checked={checked}>
      <span aria-hidden="true" className="editor-check">
        {checked ? '✓' : ''}
      </span>
      {t(`table.${word}`)}
    </button>
  )
}
