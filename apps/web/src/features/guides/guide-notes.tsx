import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import type { Guide, Note } from './guide.ts'

function NoteText({ body, site, confidence }: Note) {
  const { t } = useTranslation('guides')
  const { hostname } = new URL(site)
  const official = confidence === 'A'
  return (
    <>
      {t(`notes.${confidence}`, { body: t(`notes.bodies.${body}`) })}{' '}
      <a href={site} rel="noreferrer" className={textLinkStyle({ size: 'small' })}>
        {t(official ? 'notes.read' : 'notes.check', { site: hostname.replace(/^www\./, '') })}
        <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      </a>
    </>
  )
}

/**
 * Lists the sources of a guide's figures, the dates on which they were consulted, and where to verify the figures.
 * Renders nothing for a guide without figures.
 */
export function GuideNotes({ notes, recorded }: Pick<Guide, 'notes' | 'recorded'>) {
  const { t } = useTranslation('guides')
  const format = useFormat()
  if (!recorded) return null
  const date = format.dayRange(recorded.from, recorded.to)
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

function noteId(number: number): string {
  return `note-${number}`
}

/**
 * A superscript number that links to the source of the preceding figure. CSS generates the number, so that it is not
 * copied with the text: "54" with the mark 1 is copied as "54", not as "541". Screen readers read the label instead.
 * `follows` puts a comma before the number.
 * A word joiner (U+2060) keeps the number on the same line as its figure, even after a Chinese character.
 */
export function NoteMark({ number, follows = false }: { number: number; follows?: boolean | undefined }) {
  const { t } = useTranslation('guides')
  return (
    <sup
      className={clsx(
        'ml-px leading-none select-none',
        follows ? String.raw`before:content-['\2060,']` : String.raw`before:content-['\2060']`,
      )}
    >
      {/* biome-ignore lint/a11y/useAnchorContent: screen readers read the label, and CSS generates the visible number. */}
      <a
        href={`#${noteId(number)}`}
        aria-label={t('notes.mark', { number })}
        data-number={number}
        className="px-0.5 text-xs font-medium text-accent no-underline before:content-[attr(data-number)] hover:underline"
      />
    </sup>
  )
}
