import { languages } from '@pathwise/i18n/languages'
import { cleanBody } from '@pathwise/rich-text/body'
import { expect, it } from 'vitest'
import { buildTemplate } from './templates.tsx'

it.each(languages)('builds templates in %s that survive sanitization unchanged', (language) => {
  for (const kind of ['study', 'worked', 'exam'] as const) {
    const template = buildTemplate(kind, language)
    expect(cleanBody(template).replaceAll('\n', '')).toBe(template)
  }
})
