import { BookOpen, CalendarCheck, type LucideIcon, MessageCircle, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../../lib/link.tsx'
import { buildBottomItemClasses } from './bottom-item-classes.ts'
import { UserMenu } from './user-menu.tsx'

const places = [
  { to: '/study-plan', within: '/study-plan', text: 'bottom.today', Icon: CalendarCheck },
  { to: '/practice', within: '/practice', text: 'nav.practice', Icon: PencilLine },
  { to: '/guides/us', within: '/guides', text: 'nav.guides', Icon: BookOpen },
] as const

function Place({ to, within, text, Icon }: { to: string; within: string; text: string; Icon: LucideIcon }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === within || pathname.startsWith(`${within}/`)
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={buildBottomItemClasses(isCurrent)}>
        <Icon aria-hidden="true" className="size-6" />
        {text}
      </Link>
    </li>
  )
}

interface BottomBarProps {
  isAssistantLoading: boolean
  onAssistant: () => void
}

/** Renders the bottom navigation bar for small screens. It links to the pages that students use most. */
export function BottomBar({ isAssistantLoading, onAssistant }: BottomBarProps) {
  const { t } = useTranslation('shell')
  return (
    <nav
      aria-label={t('bottom.title')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="relative grid grid-cols-5">
        {places.map(({ text, ...place }) => (
          <Place key={place.to} {...place} text={t(text)} />
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-busy={isAssistantLoading || undefined}
            className={buildBottomItemClasses(false)}
            onClick={onAssistant}
          >
            <MessageCircle aria-hidden="true" className="size-6" />
            {t('bottom.assistant')}
          </button>
        </li>
        <li>
          <UserMenu place="bottom" />
        </li>
      </ul>
    </nav>
  )
}
