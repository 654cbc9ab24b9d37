import { clsx } from 'clsx'
import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDisclosure } from '../../lib/use-disclosure.ts'
import { buildBottomItemClasses } from './bottom-item-classes.ts'
import { useCurrentUser } from './current-user.ts'
import { iconButtonStyle } from './icon-button.ts'

/** Shows the first grapheme of the user's name, or a generic icon if there is no name. */
function UserFace({ name, isSmall }: { name: string | undefined; isSmall: boolean }) {
  if (!name) return <CircleUserRound aria-hidden="true" className="size-6" />
  const [first] = new Intl.Segmenter().segment(name)
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'flex items-center justify-center rounded-full bg-accent font-semibold text-on-accent',
        isSmall ? 'size-6 text-xs' : 'size-8 text-sm',
      )}
    >
      {first?.segment.toLocaleUpperCase()}
    </span>
  )
}

// Load the menus on hover or focus, because most visitors never open them.
const loadVisitorMenu = async () => ({ default: (await import('./visitor-menu.tsx')).VisitorMenu })
const loadSignedInMenu = async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu })
const VisitorMenu = lazy(loadVisitorMenu)
const SignedInMenu = lazy(loadSignedInMenu)

const panelPlaces = {
  top: 'absolute top-full right-0 mt-2 max-h-[calc(100dvh-5rem)]',
  bottom: 'absolute right-2 bottom-full mb-2 max-h-[calc(100dvh-6rem)]',
} as const

/** The account menu, in the top bar or, on small screens, in the bottom bar. */
export function UserMenu({ place }: { place: keyof typeof panelPlaces }) {
  const { t } = useTranslation('shell')
  const root = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useDisclosure(root)
  const id = useId()
  const isBottom = place === 'bottom'
  const user = useCurrentUser()
  const ownName = user?.name?.trim()
  // A user is shown as anonymous until their account is loaded.
  const name = ownName || t(user ? 'user.unknown' : 'user.anonymous')
  // Ignore a failed preload, because opening the menu shows the error.
  const prepare = () => (user ? loadSignedInMenu() : loadVisitorMenu()).catch(() => {})

  return (
    <div ref={root} className={isBottom ? 'contents' : 'relative max-md:hidden'}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={isBottom ? undefined : `${t('user.menu')} ${name}`}
        className={isBottom ? buildBottomItemClasses(open) : iconButtonStyle}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <UserFace name={ownName} isSmall={isBottom} />
        {isBottom && t('bottom.me')}
      </button>
      {open && (
        <div
          id={id}
          className={clsx(
            'w-64 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised',
            panelPlaces[place],
          )}
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
