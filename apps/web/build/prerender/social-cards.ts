import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Language, languages } from '@pathwise/i18n/languages'
import { Resvg } from '@resvg/resvg-js'
import { loadTranslations } from '../../src/app/language.ts'
import { buildSocialCardPath, socialCardSize } from '../../src/app/social-card.ts'

const require = createRequire(import.meta.url)

const fonts = {
  en: { name: 'Noto Sans', file: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf') },
  ko: { name: 'Noto Sans KR', file: require.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf') },
  'zh-TW': {
    name: 'Noto Sans TC',
    file: require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  },
  'zh-CN': {
    name: 'Noto Sans SC',
    file: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
} as const satisfies Record<Language, { name: string; file: string }>

interface CardTexts {
  brand: string
  text: string
}

/** Renders a language's link preview image as a PNG. Crawlers cache it, so it must not contain student data. */
export function drawSocialCard(language: Language, { brand, text }: CardTexts): Buffer {
  const { width, height } = socialCardSize
  const font = fonts[language]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#faf9f6"/>
    <path d="M-20 560C150 560 160 430 330 430s190 130 360 130 200-190 530-190" fill="none" stroke="#0d6659" stroke-width="10" stroke-dasharray="2 26" stroke-linecap="round"/>
    <path d="M-20 560C150 560 160 430 330 430" fill="none" stroke="#0d6659" stroke-width="10"/>
    <circle cx="330" cy="430" r="20" fill="#0d6659"/>
    <g transform="translate(110 120) scale(4)">
      <rect width="32" height="32" rx="9" fill="#0d6659"/>
      <path d="M9 25c0-6 14-5 14-11 0-4-5-5-8-5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
      <circle cx="10" cy="9" r="3" fill="#fff"/>
    </g>
    <text x="275" y="222" font-family="Noto Sans" font-weight="700" font-size="104" fill="#1b2326">${brand}</text>
    <text x="110" y="352" font-family="${font.name}" font-weight="700" font-size="68" fill="#566067">${text}</text>
  </svg>`
  const fontFiles = [...new Set([fonts.en.file, font.file])]
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
}

export async function writeSocialCards(built: string): Promise<void> {
  for (const language of languages) {
    const translations = await loadTranslations(language, ['plan'])
    const texts = { brand: translations.t('common:brand'), text: translations.t('plan:card') }
    const file = path.join(built, buildSocialCardPath(language))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, drawSocialCard(language, texts))
  }
}
