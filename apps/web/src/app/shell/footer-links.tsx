import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { aboutLinks, guideLinks } from './navigation.ts'

/** A footer column with a title. */
export function FooterLinks({ title, links }: { title: string; links: typeof aboutLinks | typeof guideLinks }) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
