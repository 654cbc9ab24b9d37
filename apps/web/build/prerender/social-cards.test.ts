import { type Language, languages } from '@pathwise/i18n/languages'
import { expect, it } from 'vitest'
import { drawSocialCard } from './social-cards.ts'

const texts = { en: 'A study plan', ko: '학습 계획', 'zh-TW': '學習計畫', 'zh-CN': '学习计划' } as const

const draw = (language: Language, text: string) => drawSocialCard(language, { brand: 'Pathwise', text })

it.each(languages)('draws a PNG of 1200 × 630 px with the text in %s', (language) => {
  const card = draw(language, texts[language])
  expect(card.subarray(1, 4).toString()).toBe('PNG')
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
  // If the font lacked the glyphs of this language, the card would look the same as a card without text.
  expect(card.equals(draw(language, ''))).toBe(false)
})
