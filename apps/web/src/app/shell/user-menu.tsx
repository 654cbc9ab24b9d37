import { lazy, Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor, type Visitor } from '../../lib/session/use-visitor.ts'
import { useDisclosure } from './disclosure.ts'
import { iconButtonStyle } from './icon-button.ts'
import { UserFace } from './user-face.tsx'

// Loaded shortly before the menu opens, because most visits do not need it.
const loadVisitorMenu = async () => ({ default: (await import('./visitor-menu.tsx')).VisitorMenu })
const loadSignedInMenu = async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu })
const VisitorMenu = lazy(loadVisitorMenu)
const SignedInMenu = lazy(loadSignedInMenu)

/** Returns the name to show: anonymous until the current user is loaded. */
function useVisitorName(visitor: Visitor): string {
  const { t } = useTranslation('shell')
  return visitor.kind === 'signed-in' ? visitor.user.name?.trim() || t('user.unknown') : t('user.anonymous')
}

/** The account menu of the top bar, for visitors and signed-in users. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const visitor = useVisitor()
  const name = useVisitorName(visitor)
  const root = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useDisclosure(root)
  const id = useId()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  // A preload failure surfaces when the menu opens.
  const prepare = () => (user ? loadSignedInMenu() : loadVisitorMenu()).catch(() => {})

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${t('user.menu')} ${name}`}
        className={iconButtonStyle}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <UserFace visitor={visitor} />
      </button>
      {open && (
        <div
          id={id}
          className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-5rem)] w-64 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised"
        >
          <Suspense>
            {user ? (
              <SignedInMenu name={name} user={user} onFollow={close} />
            ) : (
              <VisitorMenu name={name} onFollow={close} />
            )}
          </Suspense>
        </div>
      )}
    </div>
  )
}
