import { CircleUserRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDisclosure } from './disclosure.ts'
import { iconButtonStyle } from './icon-button.ts'
import { accountLinks } from './navigation.ts'

/** Who is here, and the places that belong to an account. Everyone is anonymous until signing in exists. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const root = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useDisclosure(root)
  const id = useId()
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${t('user.menu')} ${t('user.anonymous')}`}
        className={iconButtonStyle}
        onClick={toggle}
      >
        <CircleUserRound aria-hidden="true" className="size-6" />
      </button>
      {open && (
        <div
          id={id}
          className="absolute top-full right-0 mt-2 w-56 rounded-card border border-line bg-surface p-2 shadow-raised"
        >
          <p className="border-b border-line px-3 pt-1 pb-2 text-muted">{t('user.anonymous')}</p>
          <ul className="pt-2">
            {accountLinks.map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={close}
                  className="flex min-h-11 items-center rounded-control px-3 transition-colors hover:bg-raised"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
