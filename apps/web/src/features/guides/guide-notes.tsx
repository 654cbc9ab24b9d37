import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import type { Note } from './guide.ts'

function NoteText({ body, site, confidence }: Note) {
  const { t } = useTranslation('guides')
  const { hostname } = new URL(site)
  const official = confidence === 'A'
  return (
    <>
      {t(`notes.${confidence}`, { body: t(`notes.bodies.${body}`) })}{' '}
      <a
        href={site}
        rel="noreferrer"
        className="inline-flex min-h-6 items-center gap-1 text-accent underline underline-offset-2 hover:text-accent-strong"
      >
        {t(official ? 'notes.read' : 'notes.check', { site: hostname.replace(/^www\./, '') })}
        <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      </a>
    </>
  )
}

/**
 * Lists the source of each figure, when it was checked and where to verify it. Renders nothing when the guide has no
 * figures.
 */
export function GuideNotes({ notes, checked }: { notes: readonly Note[]; checked: string }) {
  const { t } = useTranslation('guides')
  const date = useFormat().day(checked)
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes" className="mt-12 border-t border-line pt-6 text-sm text-muted">
      <h2 id="notes" className="text-base font-semibold text-ink">
        {t('notes.title')}
      </h2>
      <p className="mt-1">{t('notes.lead', { date })}</p>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        {notes.map((note, index) => (
          <li
            key={`${note.site} ${note.confidence}`}
            id={noteId(index + 1)}
            tabIndex={-1}
            className="scroll-mt-20 pl-1"
          >
            <NoteText {...note} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns the element id of a note. */
function noteId(number: number): string {
  return `note-${number}`
}

/** A superscript number that links a figure to its source. Renders nothing without a number. */
export function NoteMark({ number }: { number: number | undefined }) {
  const { t } = useTranslation('guides')
  if (number === undefined) return null
  return (
    <sup className="ml-px leading-none">
      <a
        href={`#${noteId(number)}`}
        aria-label={t('notes.mark', { number })}
        className="px-0.5 text-xs font-medium text-accent no-underline hover:underline"
      >
        {number}
      </a>
    </sup>
  )
}
