import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor, type Visitor } from '../../lib/session/use-visitor.ts'
import { useDisclosure } from './disclosure.ts'
import { iconButtonStyle } from './icon-button.ts'
import { UserFace } from './user-face.tsx'
import { UserMenuPanel } from './user-menu-panel.tsx'

/** What the menu calls the visitor: anonymous until the current user is known. */
function useVisitorName(visitor: Visitor): string {
  const { t } = useTranslation('shell')
  return visitor.kind === 'signed-in' ? visitor.user.name?.trim() || t('user.unknown') : t('user.anonymous')
}

/** Who is here, and the places that belong to an account. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const visitor = useVisitor()
  const name = useVisitorName(visitor)
  const root = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useDisclosure(root)
  const id = useId()
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${t('user.menu')} ${name}`}
        className={iconButtonStyle}
        onClick={toggle}
      >
        <UserFace visitor={visitor} />
      </button>
      {open && (
        <div
          id={id}
          className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-5rem)] w-64 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised"
        >
          <UserMenuPanel name={name} user={visitor.kind === 'signed-in' ? visitor.user : undefined} onFollow={close} />
        </div>
      )}
    </div>
  )
}
