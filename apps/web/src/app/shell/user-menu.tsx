import { CircleUserRound } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '../../lib/session/use-visitor.ts'
import { iconButtonStyle } from './icon-button.ts'

/** The icon of the menu button: the first grapheme of the user's name, or a generic face when there is no name. */
function UserFace({ name }: { name: string | undefined }) {
  if (!name) return <CircleUserRound aria-hidden="true" className="size-6" />
  const [first] = new Intl.Segmenter().segment(name)
  return (
    <span
      aria-hidden="true"
      className="flex size-8 items-center justify-center rounded-full bg-accent text-sm font-semibold text-on-accent"
    >
      {first?.segment.toLocaleUpperCase()}
    </span>
  )
}

/**
 * Manages the open state of a small panel below a button. The panel closes on Escape (which focuses the button again),
 * on a press outside, and when focus leaves `root`, the element that contains both.
 */
function useDisclosure(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open, root])

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false) }
}

// Loaded shortly before the menu opens, because most visits do not need it.
const loadVisitorMenu = async () => ({ default: (await import('./visitor-menu.tsx')).VisitorMenu })
const loadSignedInMenu = async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu })
const VisitorMenu = lazy(loadVisitorMenu)
const SignedInMenu = lazy(loadSignedInMenu)

/** The account menu of the top bar, for visitors and signed-in users. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const visitor = useVisitor()
  const root = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useDisclosure(root)
  const id = useId()
  const user = visitor.kind === 'signed-in' ? visitor.user : undefined
  const ownName = user?.name?.trim()
  // Anonymous until the current user is loaded.
  const name = ownName || t(user ? 'user.unknown' : 'user.anonymous')
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
        <UserFace name={ownName} />
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
