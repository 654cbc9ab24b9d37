import type { PostProcessorModule } from 'i18next'

/** Matches a number, a space and a unit. The unit is a Chinese character or an English unit of measure. */
const unit = /(\d) (?=\p{Script=Han}|(?:min|minutes?|hours?|weeks?|points?)(?!\p{L}))/gu

/**
 * Joins a number and its unit with a non-breaking space, so that they stay on one line. The date formats do the same
 * for dates.
 */
export function keepUnits(text: string): string {
  return text.replaceAll(unit, '$1\u00a0')
}

/** Applies `keepUnits` to each translated text after its values have been inserted. */
export const unitProcessor: PostProcessorModule = { type: 'postProcessor', name: 'units', process: keepUnits }
