import type { PracticeList as Problems } from '@pathwise/api/practice/practice.schemas'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Link } from 'react-router'
import { ProblemFacts } from './problem-facts.tsx'

/** The problems as links. Their titles are in English. */
export function PracticeList({ problems }: { problems: Problems }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {problems.map(({ id, title, ...facts }) => (
        <li key={id}>
          <Link
            to={`/practice/${id}`}
            className="flex flex-col gap-x-6 gap-y-1 px-5 py-3.5 transition-colors hover:bg-raised sm:flex-row sm:items-center sm:justify-between sm:px-6"
          >
            <RenderedPhrase html={title} lang="en" className="min-w-0 font-medium" />
            <ProblemFacts {...facts} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
