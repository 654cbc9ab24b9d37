import { addHanSpaces } from '../../i18n/src/han-spaces.ts'
import { strategy as english } from '../../i18n/src/locales/en/strategy.ts'
import { strategy as korean } from '../../i18n/src/locales/ko/strategy.ts'
import { strategy as simplified } from '../../i18n/src/locales/zh-CN/strategy.ts'
import { strategy as traditional } from '../../i18n/src/locales/zh-TW/strategy.ts'
import { addParticles } from '../../i18n/src/particles.ts'
import type { Translate } from '../src/render.ts'

export function flatten(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value]]
    return typeof value === 'object' && value !== null ? flatten(value, at) : []
  })
}

export const localeTexts: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['en', new Map(flatten(english))],
  ['ko', new Map(flatten(korean))],
  ['zh-TW', new Map(flatten(traditional))],
  ['zh-CN', new Map(flatten(simplified))],
])

const formats = new Map<string, (value: unknown) => string>()
for (const addFormats of [addParticles, addHanSpaces]) {
  addFormats({ add: (name, format) => formats.set(name, format) })
}

/** Matches a placeholder with or without a format: `{{area}}`, `{{area, 을/를}}`. */
const placeholder = /\{\{(\w+)(?:, ([^}]+))?\}\}/g

export function placeholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '').toSorted()
}

/** Interpolates like i18next, but throws if a key or value is missing. */
export function translator(language: string): Translate {
  return (key, values = {}) => {
    const text = localeTexts.get(language)?.get(key)
    if (text === undefined) throw new Error(`${language} has no text ${key}`)
    return text.replaceAll(placeholder, (_, name: string, formatName: string | undefined) => {
      const value = values[name]
      if (value === undefined) throw new Error(`${key} got no value for ${name}`)
      if (formatName === undefined) return String(value)
      const format = formats.get(formatName)
      if (!format) throw new Error(`${key} names an unknown format ${formatName}`)
      return format(value)
    })
  }
}
