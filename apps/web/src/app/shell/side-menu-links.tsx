import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { guideLinks, mainLinks } from './navigation.ts'

interface SideMenuLinksProps {
  title: string
  links: typeof mainLinks | typeof guideLinks
  onFollow: () => void
}

/** A titled group of links in the side menu. */
export function SideMenuLinks({ title, links, onFollow }: SideMenuLinksProps) {
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
