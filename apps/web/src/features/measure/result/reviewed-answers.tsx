import type { ReviewedAnswer } from '@pathwise/api/assessments/assessments.schemas'
import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { Badge } from '@pathwise/ui/badge'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { ReportProblem } from '../../../lib/problem-report/report-problem.tsx'
import { Disclosure } from '../disclosure.tsx'

const tones = { right: 'success', wrong: 'warning', unknown: 'neutral' } as const

function findGivenText({ given, unit }: ReviewedAnswer): string | undefined {
  if (!given) return undefined
  const text = 'choice' in given ? given.choice : given.text
  return unit && 'text' in given ? `${text} ${unit}` : text
}

/** Lists the choices. Text labels mark the student's choice and the correct choice. */
function ReviewedChoices({ reviewed: { choices, given, answer } }: { reviewed: ReviewedAnswer }) {
  const { t } = useTranslation('measure')
  const chosen = given && 'choice' in given ? given.choice : undefined
  return (
    <ul className="grid grid-cols-1 gap-2">
      {choices.map(({ id, html }) => (
        <li
          key={id}
          className={clsx(
            'flex flex-wrap items-start gap-x-3 gap-y-1 rounded-control border px-4 py-2.5',
            id === answer && 'border-success bg-success-soft',
            id !== answer && (id === chosen ? 'border-warning bg-warning-soft' : 'border-line'),
          )}
        >
          <span className="font-semibold">{id}</span>
          <RenderedHtml html={html} lang="en" className="min-w-0 grow" />
          {id === chosen && <span className="text-sm font-medium">{t('answer.yourChoice')}</span>}
          {id === answer && <span className="text-sm font-medium text-success">{t('answer.correctChoice')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Shows an answered item with the student's answer, the correct answer and the explanation. */
function ReviewedItem({
  reviewed,
  run,
  reportable,
}: Omit<ReviewedAnswersProps, 'answers'> & { reviewed: ReviewedAnswer }) {
  const { t } = useTranslation('measure')
  const { body, choices, answer, unit, explanation } = reviewed
  const given = findGivenText(reviewed)
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control border border-line bg-canvas p-4">
      <RenderedHtml html={body} lang="en" run={run} />
      {choices.length > 0 && <ReviewedChoices reviewed={reviewed} />}
      {choices.length === 0 && (
        <div className="grid grid-cols-1 gap-1">
          {given !== undefined && <p className="wrap-anywhere">{t('answer.yours', { answer: given })}</p>}
          <p className="font-medium">{t('answer.correct', { answer: unit ? `${answer} ${unit}` : answer })}</p>
        </div>
      )}
      {explanation !== '' && (
        <div>
          <p className="mb-1 font-semibold">{t('answer.why')}</p>
          <RenderedHtml html={explanation} lang="en" run={run} />
        </div>
      )}
      {reportable && run !== undefined && (
        <ReportProblem reported={{ kind: 'item', run, position: reviewed.position }} />
      )}
    </div>
  )
}

interface ReviewedAnswersProps {
  answers: readonly ReviewedAnswer[]
  /** The run that contains the answers. Needed to load images. */
  run?: string | undefined
  /** Whether students can report problems with the items. */
  reportable?: boolean
}

/** Lists the student's answers. Each answer expands to show the item and its solution. */
export function ReviewedAnswers({ answers, run, reportable = true }: ReviewedAnswersProps) {
  const { t } = useTranslation('measure')
  return (
    <ul className="grid grid-cols-1 gap-1">
      {answers.map((reviewed) => (
        <li key={reviewed.position}>
          <Disclosure
            label={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {t('item.heading', { number: reviewed.position + 1 })}
                <Badge tone={tones[reviewed.outcome]}>{t(`answer.${reviewed.outcome}`)}</Badge>
                {reviewed.tried && <span className="text-sm text-muted">{t('answer.tried')}</span>}
                {!reviewed.counts && <span className="text-sm text-muted">{t('answer.ignored')}</span>}
              </span>
            }
          >
            <ReviewedItem reviewed={reviewed} run={run} reportable={reportable} />
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}
