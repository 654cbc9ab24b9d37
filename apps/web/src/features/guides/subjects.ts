import {
  BookOpen,
  ChartLine,
  Coins,
  Cpu,
  FlaskConical,
  GraduationCap,
  HeartPulse,
  Landmark,
  Languages,
  type LucideIcon,
  Palette,
  Pi,
  Users,
} from 'lucide-react'

/** The subjects in display order. The slug is the last segment of the guide's path. */
export const subjects = [
  { slug: 'english', Icon: BookOpen },
  { slug: 'math', Icon: Pi },
  { slug: 'science', Icon: FlaskConical },
  { slug: 'social-studies', Icon: Landmark },
  { slug: 'languages', Icon: Languages },
  { slug: 'arts', Icon: Palette },
  { slug: 'exams-admissions', Icon: GraduationCap },
  { slug: 'extracurricular', Icon: Users },
  { slug: 'cs-engineering', Icon: Cpu },
  { slug: 'economics-social', Icon: ChartLine },
  { slug: 'personal-skills', Icon: HeartPulse },
  { slug: 'scholarship-finances', Icon: Coins },
] as const satisfies readonly { slug: string; Icon: LucideIcon }[]

/** Subjects whose skills are listed for each grade. */
export const mainSubjects = ['english', 'math', 'science', 'social-studies'] as const

export const exams = ['sat', 'ap', 'act', 'ouac'] as const
