import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import { languageNames, languages } from '@pathwise/i18n/languages'
import { useTranslation } from 'react-i18next'
import { ConflictPanel } from '../../../lib/editing/conflict-panel.tsx'
import type { Words } from './use-built-in-announcement.ts'

interface AnnouncementConflictProps {
  theirs: Pick<Announcement, 'place'> & { words: Words }
  keepMine: () => void
  takeTheirs: () => void
}

/** Shows the announcement that another admin has saved in the meantime. The form contains this admin's text. */
export function AnnouncementConflict({ theirs: { place, words }, ...choose }: AnnouncementConflictProps) {
  const { t } = useTranslation('admin')
  return (
    <ConflictPanel title={t('settings.conflict')} text={t('settings.conflictText')} {...choose}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{t('settings.place')}</dt>
        <dd>{t(`settings.places.${place}`)}</dd>
        {languages.map((language) => (
          <div key={language} lang={language} className="contents">
            <dt className="font-semibold">{languageNames[language]}</dt>
            <dd className="wrap-anywhere">
              <strong>{words[language].title}</strong> {words[language].text}
            </dd>
          </div>
        ))}
      </dl>
    </ConflictPanel>
  )
}
