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
  Palette,
  Pi,
  Users,
} from 'lucide-react'

/** The twelve guide categories, in order. A slug is the last part of the guide's address, and the key of its name. */
export const categories = [
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
] as const

/** The first four, which also have a row for each grade. */
export const gradedCategories = ['english', 'math', 'science', 'social-studies'] as const
