import { Link } from 'react-router'
import type { GuideCard } from './guide.ts'
import type { Country } from './guide-files.ts'
import { subjects } from './subjects.ts'

/** The cards of the twelve subjects, each linking to its guide. */
export function SubjectCards({ country, cards }: { country: Country; cards: readonly GuideCard[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {subjects.map(({ slug, Icon }) => {
        const card = cards.find((one) => one.slug === slug)
        return (
          card && (
            <li key={slug}>
              <Link
                to={`/guides/${country}/${slug}`}
                className="flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-colors hover:border-accent"
              >
                <span className="rounded-control bg-accent-soft p-2.5 text-accent-strong">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <span className="min-w-0">
                  <span className="block text-lg font-semibold">{card.title}</span>
                  <span className="mt-1 block text-sm text-muted">{card.summary}</span>
                </span>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
