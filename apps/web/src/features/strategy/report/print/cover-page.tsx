import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/format.ts'
import { useSystemConfig } from '../../../../lib/use-config.ts'
import type { Cover } from './use-cover-print.ts'

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      {/* Empty lines keep their height so that they can be filled in by hand. */}
      <dd className="min-h-7 text-lg font-medium">{children}</dd>
    </div>
  )
}

/** The branded cover page of a printed report. */
export function CoverPage({ cover, goal }: { cover: Cover; goal: string }) {
  const { t } = useTranslation(['plan', 'common'])
  const date = useFormat().date(cover.printedAt)
  // The print dialog has loaded the configuration, so this query reads it from the cache.
  const { data: config } = useSystemConfig()
  const coach = config?.coach
  const contact = config?.operator.contact_email
  return (
    <section className="report-cover hidden print:flex">
      <p className="text-2xl font-bold tracking-tight text-accent">{t('common:brand')}</p>
      <div className="mt-[18vh] h-1.5 w-24 rounded-full bg-accent [print-color-adjust:exact]" />
      <p className="mt-6 text-5xl leading-tight font-bold tracking-tight">{t('cover.title')}</p>
      <p className="mt-3 text-xl text-muted">{goal}</p>
      <div className="mt-auto grid grid-cols-2 gap-x-10">
        <div>
          <p className="mb-1 font-semibold text-accent">{t('cover.preparedFor')}</p>
          <dl>
            <Line label={t('cover.student')}>{cover.student.name}</Line>
            <Line label={t('cover.school')}>{cover.student.school}</Line>
            <Line label={t('cover.grade')}>{cover.student.grade}</Line>
          </dl>
        </div>
        <div>
          <p className="mb-1 font-semibold text-accent">{t(coach ? 'cover.preparedBy' : 'cover.madeBy')}</p>
          <dl>
            {coach && <Line label={coach.title ?? t('cover.coach')}>{coach.name}</Line>}
            {contact && <Line label={t('cover.contact')}>{contact}</Line>}
            <Line label={t('cover.date')}>{date}</Line>
          </dl>
        </div>
      </div>
      <p className="mt-8 text-sm text-muted tabular-nums">
        {t('cover.reportId')} {cover.reportId}
      </p>
    </section>
  )
}
