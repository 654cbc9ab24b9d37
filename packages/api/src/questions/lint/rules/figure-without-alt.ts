import { listFigures } from '@pathwise/rich-text/figure-list'
import { listPictures } from '@pathwise/rich-text/picture-list'
import type { OwnFinding } from '../../lint.schemas.ts'
import { listHtml, type Rule } from './rule.ts'

/** Reports figures with too short a description, and pictures without alt text. */
export const figureWithoutAlt: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) => listUndescribed(html).map((problem) => ({ ...problem, place })))

/** The minimum length of a figure's description, in characters. */
const shortestDescription = 12

/**
 * Finds figures whose description is too short, and pictures that have no alt text and are not marked as decorative.
 */
function listUndescribed(html: string): Pick<OwnFinding, 'detail' | 'rule'>[] {
  const brief = listFigures(html).filter(({ alt }) => alt.length < shortestDescription)
  const undescribed = listPictures(html).filter(({ alt }) => alt === undefined)
  return [...brief, ...undescribed].map(({ alt = '' }) => ({ rule: 'figure_without_alt', detail: alt }))
}
