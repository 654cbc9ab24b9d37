import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { Brand } from './brand.tsx'
import { LanguageSelect } from './language-select.tsx'
import { mainLinks } from './navigation.ts'
import { SideMenu } from './side-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

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
