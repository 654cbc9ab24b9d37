import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { Brand } from './brand.tsx'
import { iconButtonStyle } from './icon-button.ts'
import { guideLinks, mainLinks } from './navigation.ts'

/**
 * The navigation menu on small screens. A native modal dialog traps focus, closes on Escape and returns focus to the
 * button.
 */
export function SideMenu() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('menu.open')}
        className={clsx(iconButtonStyle, 'lg:hidden')}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label={t('menu.title')}
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-80 max-w-[88vw] overflow-y-auto border-r border-line bg-surface p-2 text-ink shadow-raised"
        onPointerDown={(event) => {
          // A press on the dialog to the right of its panel is a press on the backdrop.
          const { right } = event.currentTarget.getBoundingClientRect()
          if (event.clientX > right) close()
        }}
      >
        <div className="mb-2 flex items-center justify-between pl-2">
          <Brand name={common('brand')} />
          <button type="button" aria-label={t('menu.close')} className={iconButtonStyle} onClick={close}>
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <SideMenuLinks title={t('nav.main')} links={mainLinks} onFollow={close} />
        <SideMenuLinks title={t('guides.title')} links={guideLinks} onFollow={close} />
      </dialog>
    </>
  )
}

interface SideMenuLinksProps {
  title: string
  links: typeof mainLinks | typeof guideLinks
  onFollow: () => void
}

/** A titled group of links in the side menu. */
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
