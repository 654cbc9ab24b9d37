import type { ParentView } from '@pathwise/api/parent-links/parent-view.schemas'
import type { CalendarDate } from '@pathwise/planner/calendar'
import { useTranslation } from 'react-i18next'
import { ReaderSection } from './reader-section.tsx'

const tips = ['one', 'two', 'three'] as const

/** Three things that a family can do in this part of the plan. */
export function HowToHelp({ phases, today }: { phases: ParentView['phases']; today: CalendarDate }) {
  const { t } = useTranslation('parentPage')
  const last = phases.at(-1)
  const isOver = last !== undefined && last.until < today
  const phase = isOver ? 'over' : (phases.find(({ until }) => today <= until)?.kind ?? 'practise')
  return (
    <ReaderSection title={t('help.title')}>
      <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-muted print:gap-1">
        {tips.map((tip) => (
          <li key={tip}>{t(`help.${phase}.${tip}`)}</li>
        ))}
      </ul>
    </ReaderSection>
  )
}
