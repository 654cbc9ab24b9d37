import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { renderMathml } from '@pathwise/rich-text/formula'
import { setupEngine } from 'speech-rule-engine/js/api/control.js'
import { toSpeech } from 'speech-rule-engine/js/api/string.js'
import { Engine } from 'speech-rule-engine/js/common/engine.js'
import type { Language } from '../language.ts'
import { createFormulaCache } from './formula-cache.ts'
import { simplifyForSpeech } from './speech-markup.ts'
import { indexRules } from './speech-rules.ts'
import { parseExpressionsOnce } from './speech-xpath.ts'

export interface Speech {
  words: string
  /** The language of the words, which determines the screen reader's voice. */
  language: Language
}

/** Returns undefined when the LaTeX is too long or cannot be parsed. */
export type SpeakFormula = (latex: string, language: Language) => Speech | undefined

/** Longer formulas are not spoken. They are hard to follow by ear and slow to convert. */
const longestSource = 200
/**
 * Limits the LaTeX converted to words per document. A new formula takes about half a millisecond per character. A study
 * sheet uses less than a tenth of this limit.
 */
const mostOfDocument = 10_000

/** The speech rules support only these two languages. Chinese documents use English. */
const voices: Readonly<Record<Language, 'en' | 'ko'>> = { en: 'en', ko: 'ko', 'zh-TW': 'en', 'zh-CN': 'en' }

let loaded: Promise<SpeakFormula> | undefined

/** The first call loads the speech rules, which takes about a second. They stay in memory until the process exits. */
export function loadSpeech(): Promise<SpeakFormula> {
  loaded ??= createSpeech()
  return loaded
}

/**
 * Limits the total length of the LaTeX that is converted to words in one document. A repeated formula is counted only
 * once.
 */
export function speakDocument(speak: SpeakFormula, language: Language): (latex: string) => Speech | undefined {
  const known = new Set<string>()
  let length = 0
  return (latex) => {
    if (!known.has(latex)) {
      if (length + latex.length > mostOfDocument) return undefined
      known.add(latex)
      length += latex.length
    }
    return speak(latex, language)
  }
}

async function createSpeech(): Promise<SpeakFormula> {
  parseExpressionsOnce()
  const { resolve } = createRequire(import.meta.url)
  const engine = Engine.getInstance()
  engine.customLoader = (locale) => readFile(resolve(`speech-rule-engine/lib/mathmaps/${locale}.json`), 'utf8')
  await setupEngine({ mode: 'sync', locale: 'en', domain: 'clearspeak', modality: 'speech' })
  // The first call only initializes the engine. Each language is loaded by a separate call.
  for (const locale of new Set(Object.values(voices))) await setupEngine({ locale })
  indexRules()
  const getOrSpeak = createFormulaCache<Speech | undefined>()
  let current: 'en' | 'ko' | undefined
  const speak = (latex: string, voice: 'en' | 'ko') => {
    // A rule may have changed the engine's constraints, and both calls below restore them. `setDynamicCstr` is faster,
    // but keeps the current language. The other language is already loaded, so `setupEngine` runs synchronously, and no
    // other call can run in between.
    if (voice === current) engine.setDynamicCstr()
    else void setupEngine({ locale: voice })
    current = voice
    return convertToWords(latex)
  }
  return (latex, language) => {
    const voice = voices[language]
    if (latex.length > longestSource) return undefined
    return getOrSpeak(`${voice} ${latex}`, () => {
      const words = speak(latex, voice)
      return words ? { words, language: voice } : undefined
    })
  }
}

function convertToWords(latex: string): string | undefined {
  try {
    const { mathml, restore } = simplifyForSpeech(renderMathml(latex, false))
    return restore(toSpeech(mathml)).replaceAll(/\s+/g, ' ').trim()
  } catch {
    return undefined
  }
}
