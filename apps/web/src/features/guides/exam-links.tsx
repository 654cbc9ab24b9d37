import { ChevronRight } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Link } from '../../lib/link.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useCards } from './guide-cards.ts'
import type { GuideCountry } from './guide-files.ts'
import { exams } from './subjects.ts'

export function ExamLinks({ country }: { country: GuideCountry }) {
  const cards = useCards('exams', useDeferredValue(useLanguage()))
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {exams.map((exam) => {
        const card = cards.find(({ slug }) => slug === exam)
        return (
          card && (
            <li key={exam}>
              <Link
                to={`/guides/${country}/exams/${exam}`}
                className="flex h-full items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-accent"
              >
                <span className="min-w-0">
                  <span className="block text-lg font-semibold">{card.title}</span>
                  <span className="mt-1 block text-sm text-muted">{card.summary}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
