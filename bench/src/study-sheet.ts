import type { Language } from '@pathwise/i18n/languages'

export interface StudySheet {
  readonly title: string
  readonly html: string
  readonly language: Language
}

const sentences = {
  en: 'Explain why every solution of the equation is a real number, and check it by substitution.',
  ko: '다음 방정식의 실근을 모두 구하고, 그 이유를 간단히 설명해 보세요.',
  'zh-TW': '請寫出下列方程式的所有實數解，並說明理由。',
  'zh-CN': '请写出下列方程的所有实数解，并说明理由。',
} as const satisfies Record<Language, string>

const order = ['ko', 'en', 'zh-TW', 'zh-CN'] as const satisfies readonly Language[]

/**
 * Builds a page with text, five formulas, a list and a table. `number` selects the language, and varies the numbers on
 * the page.
 */
export function buildStudySheet(number: number): StudySheet {
  const language = order[number % order.length] ?? 'en'
  const sentence = sentences[language]
  const block = (latex: string) => `<div data-type="math" data-latex="${latex}"></div>`
  const inline = (latex: string) => `<span data-type="math" data-latex="${latex}"></span>`
  const html = `<h2>${number}. ${sentence}</h2><p>${`${sentence} `.repeat(6)}${inline(`x^2+${number}x=7`)}</p>
${block(`x=\\frac{-${number}\\pm\\sqrt{${number * number}+28}}{2}`)}<ul><li>${sentence}</li><li>${inline('a \\ne 0')}</li></ul>
${block(`\\int_0^{${number}} e^{-x^2}\\,dx`)}<p><strong>${sentence}</strong> ${sentence}</p>
${block(`\\sum_{k=1}^{${number}} k^2=\\frac{n(n+1)(2n+1)}{6}`)}
<table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>${number}</td></tr></table><p>${`${sentence} `.repeat(4)}</p>`
  return { title: `${number}. <em>${sentence}</em>`, html, language }
}
