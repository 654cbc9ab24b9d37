import { canadaGuideCards } from './catalogue/canada-guides.ts'
import { examGuideCards } from './catalogue/exam-guides.ts'
import { productCards } from './catalogue/product.ts'
import { usGuideCards } from './catalogue/us-guides.ts'

/** Every card. On equal fit, the earlier card is ranked higher. */
export const catalogue = [...productCards, ...examGuideCards, ...usGuideCards, ...canadaGuideCards] as const

export type CatalogueCard = (typeof catalogue)[number]
