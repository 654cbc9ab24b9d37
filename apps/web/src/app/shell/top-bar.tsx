import { clsx } from 'clsx'
import { Menu, Moon, Sun, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import { NavLink } from '../../lib/nav-link.tsx'
import { chooseTheme, useTheme } from '../../lib/theme.ts'
import { Brand } from './brand.tsx'
import { iconButtonStyle } from './icon-button.ts'
import { LanguageSelect } from './language-select.tsx'
import { accountLinks, guideLinks, mainLinks, studyLinks } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

/** Toggles dark mode. The system theme applies until the user first presses the toggle. */
function ThemeToggle() {
  const { t } = useTranslation('shell')
  const dark = useTheme() === 'dark'
  const Icon = dark ? Moon : Sun
  return (
    <button
      type="button"
      aria-pressed={dark}
      aria-label={t('darkMode')}
      title={t('darkMode')}
      className={iconButtonStyle}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

/** These links are also in the account menu, so the top bar shows them only on wide screens. */
const roomyPaths: ReadonlySet<string> = new Set(accountLinks.map(({ to }) => to))

function BarLinks({ label, links }: { label: string; links: typeof mainLinks | typeof barStudyLinks }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={label} className="hidden lg:block">
      <ul className="flex gap-0.5">
        {links.map(({ to, text }) => (
          <li key={to} className={clsx(roomyPaths.has(to) && 'max-xl:hidden')}>
            <NavLink
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 items-center rounded-control px-2.5 font-medium whitespace-nowrap transition-colors',
                  isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink hover:bg-raised',
                )
              }
            >
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The study links in the top bar. Omits the last link, Recommendations, which is only in the side menu. */
const barStudyLinks = studyLinks.slice(0, 3)

export function TopBar() {
  const { t } = useTranslation('shell')
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-2 sm:px-6">
        <SideMenu />
        <Link to="/" className="mr-auto flex min-h-11 items-center rounded-control px-1 lg:mr-3">
          <Brand />
        </Link>
        <BarLinks label={t('nav.main')} links={mainLinks} />
        <span aria-hidden="true" className="mx-1 hidden h-6 border-l border-line lg:block" />
        <BarLinks label={t('nav.study')} links={barStudyLinks} />
        <span className="mr-auto" />
        <LanguageSelect />
        <ThemeToggle />
        <UserMenu place="top" />
      </div>
    </header>
  )
}

/**
 * Lists all public pages in a native modal dialog, which traps focus, closes on Escape and returns focus to its button.
 */
function SideMenu() {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('menu.open')}
        className={iconButtonStyle}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label={t('menu.title')}
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-80 max-w-[88vw] overflow-y-auto border-r border-line bg-surface p-2 text-ink shadow-raised"
        onPointerDown={(event) => {
          // Close the menu on a click to the right of the panel, where the backdrop is.
          const { right } = event.currentTarget.getBoundingClientRect()
          if (event.clientX > right) close()
        }}
      >
        <div className="mb-2 flex items-center justify-between pl-2">
          <Brand />
          <button type="button" aria-label={t('menu.close')} className={iconButtonStyle} onClick={close}>
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <SideMenuLinks title={t('nav.main')} links={mainLinks} onFollow={close} />
        <SideMenuLinks title={t('nav.study')} links={studyLinks} onFollow={close} />
        <SideMenuLinks title={t('guides.title')} links={guideLinks} onFollow={close} />
      </dialog>
    </>
  )
}

interface SideMenuLinksProps {
  title: string
  links: typeof mainLinks | typeof studyLinks | typeof guideLinks
  onFollow: () => void
}

function SideMenuLinks({ title, links, onFollow }: SideMenuLinksProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <nav aria-labelledby={id} className="mb-4">
      <h2 id={id} className="px-3 py-2 text-sm font-semibold text-muted">
        {title}
      </h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              onClick={onFollow}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-11 items-center rounded-control px-3 font-medium transition-colors hover:bg-raised',
                  isActive && 'bg-accent-soft text-accent-strong',
                )
              }
            >
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
