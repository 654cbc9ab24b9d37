import { createRequire } from 'node:module'

export type Weight = 'regular' | 'bold'
export type FamilyName = 'latin' | 'korean' | 'traditional' | 'simplified' | 'mono' | 'symbols'

const folders = { regular: '400Regular', bold: '700Bold' } as const satisfies Record<Weight, string>

const families = {
  latin: ['noto-sans', 'NotoSans'],
  korean: ['noto-sans-kr', 'NotoSansKR'],
  traditional: ['noto-sans-tc', 'NotoSansTC'],
  simplified: ['noto-sans-sc', 'NotoSansSC'],
  mono: ['jetbrains-mono', 'JetBrainsMono'],
  symbols: ['noto-sans-math', 'NotoSansMath'],
} as const satisfies Record<FamilyName, readonly [folder: string, name: string]>

const { resolve } = createRequire(import.meta.url)

/**
 * Returns the path of a TrueType file. All fonts use the SIL Open Font License. The symbol font has only one weight.
 */
export function fontFile(family: FamilyName, weight: Weight): string {
  const [folder, name] = families[family]
  const style = folders[family === 'symbols' ? 'regular' : weight]
  return resolve(`@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`)
}
