import { buttonStyle } from '@pathwise/ui/button'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { menuRowStyle } from '../../../lib/menu-row.tsx'
import { useDisclosure } from '../../../lib/use-disclosure.ts'

export interface MenuAction {
  readonly key: string
  readonly content: ReactNode
  readonly onClick: () => void
}

/** Scrolls an opened menu clear of the bars. */
const reveal = (menu: HTMLElement | null) => {
  menu?.scrollIntoView({ block: 'nearest' })
}

/** Opens a menu with further report actions. Focus returns to the button when an action's dialog closes. */
export function ActionsMenu({ actions, children }: { actions: readonly MenuAction[]; children?: ReactNode }) {
  const { t } = useTranslation('plan')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, toggle, close } = useDisclosure(root)
  const id = useId()
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={`${buttonStyle({ variant: 'secondary' })} h-full max-sm:px-3`}
        onClick={toggle}
      >
        <Ellipsis aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-sm:sr-only">{t('actions.more')}</span>
      </button>
      {open && (
        <ul
          ref={reveal}
          id={id}
          className="absolute top-full right-0 z-10 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 shadow-raised md:right-auto md:left-0"
        >
          {actions.map(({ key, content, onClick }) => (
            <li key={key}>
              <button
                type="button"
                className={menuRowStyle}
                onClick={() => {
                  // Focus the menu button first, so that the dialog returns focus to this button when it closes.
                  button.current?.focus()
                  close()
                  onClick()
                }}
              >
                {content}
              </button>
            </li>
          ))}
          {children}
        </ul>
      )}
    </div>
  )
}
