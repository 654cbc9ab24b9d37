import { Card } from '@pathwise/ui/card'
import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ModuleView } from './report-view.ts'
import { EmptySection, Section } from './section.tsx'

export function Modules({ modules }: { modules: readonly ModuleView[] }) {
  const { t } = useTranslation('plan')
  return (
    <Section title={t('sections.modules')}>
      {modules.length === 0 && <EmptySection text={t('modules.none')} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
        {modules.map(({ name, text }) => (
          <Card as="li" key={`${name} ${text}`} className="flex gap-3 break-inside-avoid print:p-4">
            <BookOpen aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
            <div className="min-w-0">
              {name && <h3 className="font-semibold">{name}</h3>}
              <p className={name && 'mt-1 text-muted'}>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
