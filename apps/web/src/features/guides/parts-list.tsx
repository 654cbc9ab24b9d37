import { useTranslation } from 'react-i18next'
import type { Section } from './guide.ts'
import { GuideText } from './guide-text.tsx'

/** The table of contents of a guide. */
export function PartsList({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('guides')
  return (
    <nav aria-labelledby="parts" className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-24">
      <h2 id="parts" className="text-sm font-semibold text-muted">
        {t('page.parts')}
      </h2>
      <ul className="mt-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center text-accent underline-offset-4 hover:underline">
              <GuideText parts={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
