import { joinSentences } from '@pathwise/planner/render'
import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { LevelBar, MeasuredLevel } from './level-bar.tsx'
import type { AreaView, LevelView, WeaknessView } from './report-view.ts'
import { EmptySection, Section } from './section.tsx'
import { PracticeLink, SheetLink } from './sheet-link.tsx'

function AreaHeading({ area, place }: { area: AreaView; place: number }) {
  const { t } = useTranslation('plan')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold">
          {place}. {area.name}
        </h3>
        <Badge tone={area.stance === 'learn' ? 'warning' : 'accent'}>{t(`focus.${area.stance}`)}</Badge>
        <BasisBadge {...area} />
      </div>
      <p className="mt-0.5 text-sm text-muted tabular-nums">{t('focus.minutes', { count: area.minutes })}</p>
      {area.level ? <MeasuredLevel level={area.level} target={area.target} /> : <LevelBar {...area} />}
    </>
  )
}

const verdictTones = { needs_work: 'warning', on_track: 'success', not_sure: 'neutral', inferred: 'neutral' } as const

/** Says what was measured, or that nothing was. Renders nothing in a report without measurements. */
function BasisBadge({ basis, level, own }: Pick<AreaView, 'basis' | 'level' | 'own'>) {
  const { t } = useTranslation('plan')
  if (level) return <Badge tone={verdictTones[level.verdict]}>{t(`focus.verdict.${level.verdict}`)}</Badge>
  return basis && !own ? <Badge>{t('focus.verdict.expected')}</Badge> : null
}

function chooseLead(areas: readonly AreaView[]) {
  if (areas.some(({ basis }) => basis)) return 'focus.leadMeasured'
  return areas.some(({ own }) => own) ? 'focus.leadOwn' : 'focus.lead'
}

/** The areas to work on, most useful first. */
export function Weaknesses({ weaknesses }: { weaknesses: readonly WeaknessView[] }) {
  const { t, i18n } = useTranslation('plan')
  const areas = weaknesses.flatMap(({ area }) => area ?? [])
  const lead = [
    t(chooseLead(areas)),
    ...(areas.some(({ points }) => points) ? [t('focus.pointsNote')] : []),
    ...(areas.some(({ points, level }) => !points && !level) ? [t('focus.percentNote')] : []),
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
            {area?.level && <SharedAnswers {...area.level} />}
            {area?.sheet && <SheetLink {...area.sheet} />}
            {area?.practice && <PracticeLink {...area.practice} />}
          </Card>
        ))}
      </ol>
    </Section>
  )
}

/** The answers behind an area, which the student chose to share. */
function SharedAnswers({ sharedAnswers }: Pick<LevelView, 'sharedAnswers'>) {
  const { t } = useTranslation('plan')
  if (sharedAnswers.length === 0) return null
  return (
    <div className="mt-2 text-sm">
      <p className="font-medium">{t('focus.shared')}</p>
      <ul className="list-disc pl-5 marker:text-muted">
        {sharedAnswers.map(({ position, skill, outcome }) => (
          <li key={position}>{t(`focus.outcome.${outcome}`, { skill })}</li>
        ))}
      </ul>
    </div>
  )
}
