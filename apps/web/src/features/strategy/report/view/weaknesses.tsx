import { joinSentences } from '@pathwise/planner/render'
import { Badge } from '@pathwise/ui/badge'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import type { AreaView, LevelView, WeaknessView } from './report-view.ts'
import { EmptySection, Section } from './section.tsx'
import { PracticeLink, SheetLink } from './sheet-link.tsx'

const percent = (level: number) => `${Math.round(level * 100)}%`

/**
 * Shows the current level as a filled bar and the target as a mark. Both values range from 0 to 1 and are also shown as
 * text.
 */
function LevelBar({ mastery, own, points, target }: Pick<AreaView, 'mastery' | 'own' | 'points' | 'target'>) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-raised [print-color-adjust:exact]">
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent-soft" style={{ width: percent(target) }} />
        <div className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: percent(mastery) }} />
        <TargetMark target={target} />
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

function TargetMark({ target }: { target: number }) {
  return (
    <div className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink" style={{ left: percent(target) }} />
  )
}

/**
 * Measured and inferred levels have different patterns, so that readers can distinguish them without relying on color.
 */
const looks = {
  measured: 'bg-accent',
  inferred:
    'border border-dashed border-accent bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_3px,var(--color-accent-soft)_3px_8px)]',
} as const satisfies Record<LevelView['basis'], string>

/** Shows the measured range as a band and the target as a mark. The same values are also shown as text. */
function MeasuredLevel({ level, target }: { level: LevelView; target: number }) {
  const { t } = useTranslation('plan')
  const { basis, low, high, ofTen, answers, provisional } = level
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-3 rounded-full bg-raised [print-color-adjust:exact]">
        <div
          className={clsx('absolute inset-y-0 min-w-3 rounded-full [print-color-adjust:exact]', looks[basis])}
          style={{ left: percent(Math.min(low, 0.96)), width: percent(high - low) }}
        />
        <TargetMark target={target} />
      </div>
      <p className="mt-2 text-sm text-muted tabular-nums">
        {t(`focus.band.${basis}`, ofTen)}
        {basis === 'measured' && ` · ${t('focus.answers', { count: answers })}`}
        {provisional && ` · ${t('focus.provisional')}`}
      </p>
    </div>
  )
}

/** The part of an area's row that is always visible. A click on it expands the details. */
function AreaRow({ area, place }: { area: AreaView; place: number }) {
  const { t } = useTranslation('plan')
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 py-3.5 group-open:pb-2 sm:px-6 [&::-webkit-details-marker]:hidden">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg font-semibold">
            {place}. {area.name}
          </h3>
          <BasisBadge {...area} />
        </div>
        <p className="text-sm text-muted tabular-nums">
          {t(`focus.${area.stance}`)} · {t('focus.minutes', { count: area.minutes })}
        </p>
      </div>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
      />
    </summary>
  )
}

function AreaDetails({ text, area }: { text: string; area: AreaView }) {
  return (
    <div className="max-w-3xl px-5 pb-5 sm:px-6">
      {area.level ? <MeasuredLevel level={area.level} target={area.target} /> : <LevelBar {...area} />}
      <p className="mt-2">{text}</p>
      {area.level && <SharedAnswers {...area.level} />}
      {area.sheet && <SheetLink {...area.sheet} />}
      {area.practice && <PracticeLink {...area.practice} />}
    </div>
  )
}

const verdictTones = { needs_work: 'warning', on_track: 'success', not_sure: 'neutral', inferred: 'neutral' } as const

/** Shows the verdict on an area, or a badge for an expected level. */
function BasisBadge({ basis, level, own }: Pick<AreaView, 'basis' | 'level' | 'own'>) {
  const { t } = useTranslation('plan')
  if (level) return <Badge tone={verdictTones[level.verdict]}>{t(`focus.verdict.${level.verdict}`)}</Badge>
  return basis && !own ? <Badge>{t('focus.verdict.expected')}</Badge> : null
}

function chooseLead(areas: readonly AreaView[]) {
  if (areas.some(({ basis }) => basis)) return 'focus.leadMeasured'
  return areas.some(({ own }) => own) ? 'focus.leadOwn' : 'focus.lead'
}

/** Lists the areas to work on as collapsible rows, most useful first. */
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
      {weaknesses.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-card print:shadow-none">
          {weaknesses.map(({ text, area }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two areas may have the same text.
            <li key={index} className="break-inside-avoid">
              {area ? (
                <details open={index === 0} className="report-area group">
                  <AreaRow area={area} place={index + 1} />
                  <AreaDetails text={text} area={area} />
                </details>
              ) : (
                <p className="px-5 py-3.5 sm:px-6">{text}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

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
