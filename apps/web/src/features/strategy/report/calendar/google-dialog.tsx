import { Button, buttonStyle } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useEventTexts } from './event-texts.ts'
import { buildGoogleCalendarLink } from './google-calendar.ts'
import type { StudyEvent } from './plan-days.ts'

interface GoogleDialogProps {
  open: boolean
  events: readonly StudyEvent[]
  onClose: () => void
}

/** A Google Calendar link can hold only one event, so there is one link per event. */
export function GoogleDialog({ open, events, onClose }: GoogleDialogProps) {
  const { t } = useTranslation(['plan', 'common'])
  const format = useFormat()
  const writeEvent = useEventTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('calendar.chooseTitle')}
      description={t(events.length > 0 ? 'calendar.choose' : 'calendar.none')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {events.map((event) => (
          <li key={`${event.date} ${event.tasks.map(({ text }) => text).join()}`}>
            <a
              href={buildGoogleCalendarLink(writeEvent(event), event)}
              target="_blank"
              rel="noreferrer"
              className={`${buttonStyle({ variant: 'secondary' })} w-full`}
            >
              {event.day} · {format.monthDay(event.date)}
              {events.filter(({ date }) => date === event.date).length > 1 && ` · ${event.start}`}
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
