import { addDays, type CalendarDate, daysBetween } from '../calendar.ts'
import { taperDays } from './plan-days.ts'
import type { Phase, PhaseKind } from './study-plan.ts'

/**
 * Returns each phase's fraction of the days before the taper. Short plans have no learning phase. The fractions are
 * judgment calls.
 */
function findParts(days: number, hasTimed: boolean): readonly (readonly [PhaseKind, number])[] {
  const end: readonly (readonly [PhaseKind, number])[] = hasTimed
    ? [
        ['mixed', 0.2],
        ['timed', 0.25],
      ]
    : [['mixed', 0.35]]
  const rest = 1 - end.reduce((sum, [, part]) => sum + part, 0)
  if (days < 21) return [['practise', rest], ...end]
  return [['learn', rest * 0.6], ['practise', rest * 0.4], ...end]
}

interface Span {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** Divides the days of a plan into consecutive phases. If the plan has an exam, the last phase is the taper. */
export function dividePhases(
  { from, until }: Span,
  { hasExam, hasTimed }: { hasExam: boolean; hasTimed: boolean },
): Phase[] {
  const days = daysBetween(from, until) + 1
  const taper = hasExam ? Math.min(days, taperDays) : 0
  const before = days - taper
  const phases: Phase[] = []
  let part = 0
  let start = 0
  for (const [kind, share] of findParts(before, hasTimed)) {
    part += share
    const end = Math.round(before * part)
    if (end > start) phases.push({ kind, from: addDays(from, start), until: addDays(from, end - 1) })
    start = end
  }
  if (taper > 0) phases.push({ kind: 'taper', from: addDays(from, before), until })
  return phases
}

/** Shortens the phases so that none extends past the given day. */
export function clipPhases(phases: readonly Phase[], end: CalendarDate): Phase[] {
  return phases.flatMap((phase) =>
    phase.from > end ? [] : [{ ...phase, until: phase.until < end ? phase.until : end }],
  )
}
