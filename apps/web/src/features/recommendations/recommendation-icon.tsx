import {
  BookOpen,
  CalendarDays,
  ChartLine,
  Code,
  Coins,
  Compass,
  FlaskConical,
  GraduationCap,
  HeartPulse,
  Landmark,
  Languages,
  ListChecks,
  type LucideIcon,
  Mail,
  Palette,
  Pi,
  Target,
  Users,
} from 'lucide-react'
import { createElement } from 'react'

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['activities', Users],
  ['arts', Palette],
  ['books', BookOpen],
  ['calendar', CalendarDays],
  ['checklist', ListChecks],
  ['code', Code],
  ['economics', ChartLine],
  ['exam', GraduationCap],
  ['languages', Languages],
  ['letter', Mail],
  ['maths', Pi],
  ['money', Coins],
  ['science', FlaskConical],
  ['society', Landmark],
  ['target', Target],
  ['wellbeing', HeartPulse],
])

/** The decorative icon of a card. Falls back to a compass for an unknown name. */
export function RecommendationIcon({ name }: { name: string | undefined }) {
  return (
    <span className="rounded-control bg-accent-soft p-2.5 text-accent-strong">
      {createElement(icons.get(name ?? '') ?? Compass, { 'aria-hidden': true, className: 'size-6' })}
    </span>
  )
}
