import { ExternalLink } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Inline } from './guide.ts'
import { GuideDate } from './guide-date.tsx'
import { NoteMark } from './note-mark.tsx'

const linkStyle = 'text-accent underline underline-offset-2 hover:text-accent-strong'

function GuideLink({ to, parts }: { to: string; parts: readonly Inline[] }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={linkStyle}>
        <GuideText parts={parts} />
      </Link>
    )
  return (
    <a href={to} rel="noreferrer" className={linkStyle}>
      <GuideText parts={parts} />
      <ExternalLink aria-hidden="true" className="ml-0.5 inline size-3.5 align-baseline" />
    </a>
  )
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <GuideText parts={part.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <GuideText parts={part.children} />
        </em>
      )
    case 'link':
      return <GuideLink to={part.to} parts={part.children} />
    case 'figure':
      return (
        <>
          {part.text}
          <NoteMark number={part.note} />
        </>
      )
    case 'date':
      return (
        <>
          <GuideDate from={part.from} to={part.to} />
          <NoteMark number={part.note} />
        </>
      )
    default:
      return part satisfies never
  }
}

/** A line of a guide: words, links, figures and dates. */
export function GuideText({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, position) => (
    // The parts of a text never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: their position is what they are.
    <Fragment key={position}>
      <Part part={part} />
    </Fragment>
  ))
}
