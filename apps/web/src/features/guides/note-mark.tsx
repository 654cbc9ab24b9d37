import { useTranslation } from 'react-i18next'

/** Returns the element id of a note. */
export function noteId(number: number): string {
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
