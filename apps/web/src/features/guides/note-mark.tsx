import { useTranslation } from 'react-i18next'

/** The address of a note within its page. */
export function noteId(number: number): string {
  return `note-${number}`
}

/** The small number at a figure that leads to its source. Nothing where the source was given just before. */
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
