import { Converter } from 'opencc-js'

const toSimplified = Converter({ from: 't', to: 'cn' })
const toTraditional = Converter({ from: 'cn', to: 't' })

/**
 * Simplified characters that do not indicate simplified text, because they are also written in Taiwan. Some are
 * separate traditional characters (干擾, 划船, 公里, 皇后, 准考證, 游離); others are the usual form in Taiwan (台灣,
 * 占, 吃, 群, 床).
 */
const writtenInTaiwanToo = new Set('台占吃群床准干划里后只面系松谷斗征范郁云周制表布游')

/** Returns the distinct Han characters in a text that belong only to the other Chinese script. */
export function findOtherScriptCharacters(text: string, language: 'zh-TW' | 'zh-CN'): string[] {
  const characters = [...new Set(text)].filter((character) => /\p{Script=Han}/u.test(character))
  if (language === 'zh-CN') return characters.filter((character) => toSimplified(character) !== character)
  return characters.filter((character) => toTraditional(character) !== character && !writtenInTaiwanToo.has(character))
}
