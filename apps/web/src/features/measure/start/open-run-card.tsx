import { Card } from '@pathwise/ui/card'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useNames } from '../names.ts'
import { linkRunToTask } from './link-run.ts'
import { useOpenRun } from './use-open-run.ts'

/** Offers to continue an unfinished run, if there is one. */
export function OpenRunCard() {
  const { t } = useTranslation('measure')
  const format = useFormat()
  const names = useNames()
  const run = useOpenRun()
  const { search } = useLocation()
  if (!run) return null
  return (
    <Card as="section" aria-labelledby="open-run" className="mb-6">
      <h2 id="open-run" className="text-lg font-semibold">
        {t('open.title')}
      </h2>
      <p className="mt-1 text-muted">{t('open.text', { name: names.run(run), date: format.date(run.started_at) })}</p>
      <ButtonLink to={`/measure/${run.id}`} className="mt-4" onClick={() => linkRunToTask(run, search)}>
        {t('open.goOn', { number: Math.min(run.answered + 1, run.at_most) })}
      </ButtonLink>
    </Card>
  )
}
