import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import { createTranslations } from '@pathwise/i18n/browser'
import type { Language } from '@pathwise/i18n/languages'
import { useQuery } from '@tanstack/react-query'

export type Words = NonNullable<Announcement['texts']>

async function loadWords(language: Language): Promise<Words[Language]> {
  const { t } = await createTranslations(language, ['shell'])
  return {
    title: t('underConstruction.title', { ns: 'shell' }),
    text: t('underConstruction.text', { ns: 'shell' }),
  }
}

export function useBuiltInAnnouncement(): Words | undefined {
  const { data } = useQuery({
    queryKey: ['admin', 'built-in words'],
    queryFn: async (): Promise<Words> => {
      const [en, ko, traditional, simplified] = await Promise.all([
        loadWords('en'),
        loadWords('ko'),
        loadWords('zh-TW'),
        loadWords('zh-CN'),
      ])
      return { en, ko, 'zh-TW': traditional, 'zh-CN': simplified }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // If the texts cannot be loaded, throw an error, so that the error boundary shows the crash page.
    throwOnError: true,
  })
  return data
}
