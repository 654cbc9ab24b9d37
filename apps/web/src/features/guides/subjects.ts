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

/** The twelve areas, in the order in which they are listed. A guide that is not named here comes last. */
export const subjects: readonly { slug: string; Icon: LucideIcon }[] = [
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
]

/** The areas of the grid of grades. */
export const mainSubjects = ['english', 'math', 'science', 'social-studies'] as const

export const exams = ['sat', 'ap', 'act', 'ouac'] as const
