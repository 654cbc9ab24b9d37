import { clsx } from 'clsx'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { chooseTheme, useTheme } from '../../lib/theme.ts'
import { Brand } from './brand.tsx'
import { iconButtonStyle } from './icon-button.ts'
import { LanguageSelect } from './language-select.tsx'
import { mainLinks } from './navigation.ts'
import { SideMenu } from './side-menu.tsx'
import { UserMenu } from './user-menu.tsx'

/** Toggles dark mode. The system theme applies until the first press. */
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

/**
 * The top bar: brand, main links, language, theme and account. On small screens the links move into the side menu.
 */
export function TopBar() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-2 sm:px-6 lg:pr-4">
        <SideMenu />
        <Link to="/" className="mr-auto flex min-h-11 items-center rounded-control px-1 lg:mr-6 lg:-ml-1">
          <Brand name={common('brand')} />
        </Link>
        <nav aria-label={t('nav.main')} className="mr-auto hidden lg:block">
          <ul className="flex gap-1">
            {mainLinks.map(({ to, text }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    clsx(
                      'flex min-h-11 items-center rounded-control px-3.5 font-medium transition-colors',
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
        <LanguageSelect />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  )
}
