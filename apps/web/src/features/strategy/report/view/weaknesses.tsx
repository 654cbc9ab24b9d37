import { joinSentences } from '@pathwise/planner/render'
import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import type { AreaView, WeaknessView } from './report-view.ts'
import { EmptySection, Section } from './section.tsx'
import { SheetLink } from './sheet-link.tsx'

function AreaHeading({ area, place }: { area: AreaView; place: number }) {
  const { t } = useTranslation('plan')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold">
          {place}. {area.name}
        </h3>
        <Badge tone={area.stance === 'learn' ? 'warning' : 'accent'}>{t(`focus.${area.stance}`)}</Badge>
      </div>
      <p className="mt-0.5 text-sm text-muted tabular-nums">{t('focus.minutes', { count: area.minutes })}</p>
      <LevelBar {...area} />
    </>
  )
}

/** The areas to work on, most useful first. */
export function Weaknesses({ weaknesses }: { weaknesses: readonly WeaknessView[] }) {
  const { t, i18n } = useTranslation('plan')
  const areas = weaknesses.flatMap(({ area }) => area ?? [])
  const lead = [
    areas.some(({ own }) => own) ? t('focus.leadOwn') : t('focus.lead'),
    ...(areas.some(({ points }) => points) ? [t('focus.pointsNote')] : []),
    ...(areas.some(({ points }) => !points) ? [t('focus.percentNote')] : []),
  ]
  return (
    <Section title={t('sections.weaknesses')} {...(areas.length > 0 && { lead: joinSentences(lead, i18n.language) })}>
      {weaknesses.length === 0 && <EmptySection text={t('focus.none')} />}
      <ol className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
        {weaknesses.map(({ text, area }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's lists never changes, and two areas may have the same text.
          <Card as="li" key={index} className="break-inside-avoid print:p-4">
            {area && <AreaHeading area={area} place={index + 1} />}
            <p className={area && 'mt-2'}>{text}</p>
            {area?.sheet && <SheetLink {...area.sheet} />}
          </Card>
        ))}
      </ol>
    </Section>
  )
}

const percent = (level: number) => `${Math.round(level * 100)}%`

/** Shows the current level (filled part) and the target level (mark), each 0 to 1, with a text version below. */
function LevelBar({ mastery, own, points, target }: Pick<AreaView, 'mastery' | 'own' | 'points' | 'target'>) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-raised [print-color-adjust:exact]">
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent-soft" style={{ width: percent(target) }} />
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: percent(mastery) }} />
        <div
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: percent(target) }}
        />
      </div>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {points
          ? t(own ? 'focus.pointsOwn' : 'focus.points', points)
          : t(own ? 'focus.levelsOwn' : 'focus.levels', {
              now: format.percent(mastery),
              target: format.percent(target),
            })}
      </p>
    </div>
  )
}
