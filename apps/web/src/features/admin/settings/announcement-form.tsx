import type { Announcement } from '@pathwise/api/settings/settings.schemas'
import {
  announcementPlaces,
  longestAnnouncedText,
  longestAnnouncedTitle,
} from '@pathwise/api/settings/settings.vocabulary'
import { languageNames, languages } from '@pathwise/i18n/languages'
import { Alert } from '@pathwise/ui/alert'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { SelectField } from '@pathwise/ui/select-field'
import { TextAreaField } from '@pathwise/ui/text-area-field'
import { TextField } from '@pathwise/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { FailureAlert } from '../../../lib/failure-alert.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { AnnouncementConflict } from './announcement-conflict.tsx'
import type { Words } from './use-built-in-announcement.ts'

interface AnnouncementFormProps {
  stored: Announcement
  builtIn: Words
}

const isConflict = (error: unknown) => toApiFailure(error).reason === 'version_conflict'

const isBlank = (text: string) => text.trim() === ''

function haveSameWords(some: Words, others: Words): boolean {
  return languages.every(
    (language) => some[language].title === others[language].title && some[language].text === others[language].text,
  )
}

/** Edits where the announcement is shown, and its text in each language. */
export function AnnouncementForm({ stored, builtIn }: AnnouncementFormProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [place, setPlace] = useState(stored.place)
  const [words, setWords] = useState(stored.texts ?? builtIn)
  const [incomplete, setIncomplete] = useState(false)
  /** The announcement that the admin changes. A save is refused if another admin has changed it. */
  const [previous, setPrevious] = useState(stored)
  const [theirs, setTheirs] = useState<Announcement>()
  const { settings } = trpc.useUtils()
  const { mutate, isPending, error, isSuccess, reset } = trpc.settings.setAnnouncement.useMutation({
    onSuccess: ({ announcement }) => {
      setPrevious(announcement)
      setTheirs(undefined)
      // Update the announcement stored in the current document. The banner reads it when the next page opens.
      document.documentElement.dataset['announcement'] = JSON.stringify(announcement)
    },
    onError: async (refusal) => {
      if (!isConflict(refusal)) return
      const latest = await settings.get.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
      setTheirs(latest?.announcement)
    },
  })

  function save(changed: Announcement) {
    const isIncomplete = languages.some((language) => isBlank(words[language].title) || isBlank(words[language].text))
    setIncomplete(isIncomplete)
    if (!isIncomplete) mutate({ place, texts: haveSameWords(words, builtIn) ? null : words, previous: changed })
  }

  function take(announcement: Announcement) {
    setPlace(announcement.place)
    change(announcement.texts ?? builtIn)
    setPrevious(announcement)
    setTheirs(undefined)
  }

  function change(changed: Words) {
    reset()
    setWords(changed)
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {t('settings.announcement')}
      </h2>
      <p className="mt-1 text-muted">{t('settings.announcementText')}</p>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!theirs) save(previous)
        }}
      >
        <div className="max-w-sm">
          <SelectField
            label={t('settings.place')}
            options={announcementPlaces.map((value) => ({ value, label: t(`settings.places.${value}`) }))}
            value={place}
            onChange={(chosen) => {
              reset()
              setPlace(chosen)
            }}
          />
        </div>
        {languages.map((language) => (
          <LanguageWords
            key={language}
            language={language}
            words={words[language]}
            incomplete={incomplete}
            onChange={(changed) => change({ ...words, [language]: changed })}
          />
        ))}
        {theirs ? (
          <AnnouncementConflict
            theirs={{ place: theirs.place, words: theirs.texts ?? builtIn }}
            keepMine={() => save(theirs)}
            takeTheirs={() => take(theirs)}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isPending}>
              {t('settings.save')}
            </Button>
            {!haveSameWords(words, builtIn) && (
              <Button variant="secondary" onClick={() => change(builtIn)}>
                {t('settings.useBuiltIn')}
              </Button>
            )}
          </div>
        )}
        {error && !(theirs && isConflict(error)) && <FailureAlert error={error} />}
        {isSuccess && <Alert tone="success">{t('settings.saved')}</Alert>}
      </form>
    </Card>
  )
}

interface LanguageWordsProps {
  language: keyof Words
  words: Words[keyof Words]
  /** Whether to mark empty fields as errors. */
  incomplete: boolean
  onChange: (words: Words[keyof Words]) => void
}

function LanguageWords({ language, words, incomplete, onChange }: LanguageWordsProps) {
  const { t } = useTranslation('admin')
  const explain = (text: string) => (incomplete && isBlank(text) ? t('settings.empty') : undefined)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[1fr_2fr]">
      <legend className="mb-1.5 text-sm font-semibold text-muted" lang={language}>
        {languageNames[language]}
      </legend>
      <TextField
        label={t('settings.announcedTitle')}
        lang={language}
        maxLength={longestAnnouncedTitle}
        error={explain(words.title)}
        value={words.title}
        onChange={(event) => onChange({ ...words, title: event.target.value })}
      />
      <TextAreaField
        label={t('settings.announcedText')}
        rows={2}
        lang={language}
        maxLength={longestAnnouncedText}
        error={explain(words.text)}
        value={words.text}
        onChange={(event) => onChange({ ...words, text: event.target.value.replaceAll('\n', ' ') })}
      />
    </fieldset>
  )
}
