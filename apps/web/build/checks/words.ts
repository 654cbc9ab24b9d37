import type { Language } from '@pathwise/i18n/languages'

/** Guides for Canada use Canadian spelling (`CA`). Other texts use American spelling (`US`). */
export type Dialect = 'US' | 'CA'

interface WordRule {
  readonly pattern: RegExp
  /** The suggested replacement. */
  readonly instead: string
  /** The only dialect of English that the rule applies to. */
  readonly only?: Dialect
}

const british =
  /\b(?:(?:col|behavi|fav|flav|hon|lab|neighb|harb)our\w*|(?<!Application )centres?|metres?|litres?|theatres?|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing|er)|modell(?:ed|ing)|towards|maths|practis(?:e|es|ed|ing)|whilst|programmes?|timetables?|(?:organ|recogn|summar|real|special|memor|priorit|emphas|minim|maxim|apolog|categor|standard|util)is(?:e|es|ed|ing|ations?)|analys(?:e|es|ed|ing)|misspelt|learnt|grey|enrol|enrols|enrolment|fulfil|licence|judgement|defence|offence|ageing|cheques?|autumn|mark scheme|pen friends?)\b/gi

const englishRules: readonly WordRule[] = [
  { pattern: british, instead: 'American spelling', only: 'US' },
  { pattern: /\d %/g, instead: 'no space before %' },
  { pattern: /\w'(?:s|t|re|ve|ll|d|m)\b/g, instead: 'a curly apostrophe' },
  { pattern: /\bsign(?:ed|ing)? (?:in|out)\b/gi, instead: 'log in, log out' },
]

const koreanRules: readonly WordRule[] = [
  {
    pattern: /(?:을\(를\)|이\(가\)|은\(는\)|와\(과\)|과\(와\)|를\(을\)|가\(이\)|는\(은\)|\(으\)로)/g,
    instead: 'josa by the word',
  },
  { pattern: /표현과 구조/g, instead: '글의 기법과 구조' },
  { pattern: /정보와 생각/g, instead: '정보와 아이디어' },
  { pattern: /생각의 표현/g, instead: '아이디어 표현' },
  { pattern: /고급 수학/g, instead: '심화 수학' },
  { pattern: /상담사|상담 선생님|상담실/g, instead: '카운슬러' },
  { pattern: /지역 칼리지/g, instead: '커뮤니티 칼리지' },
  { pattern: /사회 과학/g, instead: '사회과학' },
  { pattern: /주 정부/g, instead: '주정부' },
  { pattern: /당신/g, instead: 'no pronoun' },
]

const fullWidth = /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}|\p{Script=Han}\(|\)\p{Script=Han}/gu

const chineseRules: readonly WordRule[] = [
  { pattern: fullWidth, instead: 'full-width punctuation' },
  { pattern: /您/g, instead: '你' },
]

const rules: Readonly<Record<Language, readonly WordRule[]>> = {
  en: englishRules,
  ko: koreanRules,
  'zh-TW': [
    ...chineseRules,
    { pattern: /軟件/g, instead: '軟體' },
    { pattern: /視頻/g, instead: '影片' },
    { pattern: /網絡/g, instead: '網路' },
    { pattern: /信息/g, instead: '資訊' },
    { pattern: /默認/g, instead: '預設' },
    { pattern: /屏幕/g, instead: '螢幕' },
    { pattern: /數據庫/g, instead: '資料庫' },
    { pattern: /概率/g, instead: '機率' },
  ],
  'zh-CN': [
    ...chineseRules,
    { pattern: /软体/g, instead: '软件' },
    { pattern: /网路/g, instead: '网络' },
    { pattern: /资讯/g, instead: '信息' },
    { pattern: /萤幕/g, instead: '屏幕' },
    { pattern: /预设/g, instead: '默认' },
    { pattern: /机率/g, instead: '概率' },
  ],
}

/**
 * Blanks out everything that is not our own prose: code, formulas, placeholders, links, quotations, front matter, keys
 * and comments.
 */
function keepProse(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^>.*$/gm, ' ')
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, ' ')
    .replace(/^\s*'?[\w.-]+'?:\s/gm, ' ')
    .replace(/```[\s\S]*?```|`[^`\n]*`|\$\$[\s\S]*?\$\$|\$[^$\n]+\$/g, ' ')
    .replace(/\]\([^)]*\)|https?:\/\/\S+|\{\{[^}]*\}\}/g, ' ')
}

/** Returns each word or character that breaks one of the language's rules, with a suggested replacement. */
export function findWordingErrors(source: string, language: Language, dialect: Dialect): string[] {
  const prose = keepProse(source)
  return rules[language]
    .filter(({ only }) => only === undefined || only === dialect)
    .flatMap(({ pattern, instead }) => [...prose.matchAll(pattern)].map(([found]) => `${found}: ${instead}`))
}
