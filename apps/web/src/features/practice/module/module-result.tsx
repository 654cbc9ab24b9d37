import { RenderedHtml } from '@pathwise/editor/rendered-html'
import { RenderedPhrase } from '@pathwise/editor/rendered-phrase'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { PageTitle } from '@pathwise/ui/page-title'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { PlanOutcome } from '../../../lib/plan-outcome.tsx'
import { findSittingId, type PlayedModule } from '../../../lib/practice/stored-module.ts'
import { buildProblemsUrl } from '../../../lib/practice-address.ts'
import { useHeadingFocus } from '../../../lib/use-heading-focus.ts'
import { isHalfAnswered, listVerdicts, type ModuleVerdict } from './module-state.ts'

const tones = { right: 'success', wrong: 'warning', open: 'neutral' } as const satisfies Record<ModuleVerdict, string>

interface ModuleResultProps {
  module: PlayedModule
  onAnother: () => void
}

/** Shows the result for each domain, and each problem with its solution. Does not show a projected score. */
export function ModuleResult({ module, onAnother }: ModuleResultProps) {
  const { t } = useTranslation(['practiceModule', 'strategy'])
  const heading = useHeadingFocus()
  const verdicts = listVerdicts(module)
  const rows = module.problems.map(({ domain, problem }, index) => ({
    domain,
    problem,
    verdict: verdicts[index] ?? 'open',
    given: module.work[index],
    reply: module.replies?.find(({ id }) => id === problem.id)?.reply,
  }))
  const domains = [...new Set(rows.map(({ domain }) => domain))]
  const missed = rows.flatMap(({ problem, verdict }) => (verdict === 'right' ? [] : [problem.id]))
  const right = rows.length - missed.length
  return (
    <article className="mx-auto max-w-3xl">
      <PageTitle title={t('result.title')} />
      <h1 ref={heading} tabIndex={-1} className="mb-3 text-title font-bold tracking-tight outline-none">
        {t('result.title')}
      </h1>
      <p className="text-lg">{t('result.right', { right, total: rows.length })}</p>
      <p className="mt-1 mb-6 text-muted">{t('result.noScore')}</p>
      <TableFrame
        caption={t('result.byDomain')}
        columns={[
          { key: 'domain', label: t('result.domain') },
          { key: 'right', label: t('result.rightColumn') },
        ]}
      >
        {domains.map((domain) => {
          const own = rows.filter((row) => row.domain === domain)
          const known = own.filter(({ verdict }) => verdict === 'right').length
          return (
            <tr key={domain} className="border-t border-line">
              <th scope="row" className="px-4 py-2.5 font-medium">
                {t(`strategy:domain.${domain}`)}
              </th>
              <td className="px-4 py-2.5 tabular-nums">{t('result.of', { right: known, total: own.length })}</td>
            </tr>
          )
        })}
      </TableFrame>
      <div className="mt-8">
        <PlanOutcome sitting={isHalfAnswered(module) ? findSittingId(module) : undefined}>
          {(hasNext) => (
            <div className="flex flex-wrap gap-3">
              {missed.length > 0 && (
                <ButtonLink to={buildProblemsUrl('mistakes', missed)} variant={hasNext ? 'secondary' : 'primary'}>
                  {t('result.practiceMissed')}
                </ButtonLink>
              )}
              <Button variant="secondary" onClick={onAnother}>
                {t('result.another')}
              </Button>
              <ButtonLink to="/practice" variant="quiet">
                {t('result.toPractice')}
              </ButtonLink>
            </div>
          )}
        </PlanOutcome>
      </div>
      <h2 className="mt-8 mb-3 text-lg font-semibold">{t('result.problems')}</h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {rows.map(({ problem, verdict, given, reply }, index) => (
          <li key={problem.id}>
            <details className="px-5 py-3">
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <span className="flex min-w-0 gap-2 font-medium">
                  <span className="tabular-nums">{index + 1}.</span>
                  <RenderedPhrase html={problem.title} lang="en" className="min-w-0" />
                </span>
                <Badge tone={tones[verdict]}>{t(`result.verdict.${verdict}`)}</Badge>
              </summary>
              <div className="mt-3 grid grid-cols-1 gap-3">
                <RenderedHtml html={problem.body} lang="en" />
                <ul className="grid gap-1">
                  {problem.choices.map(({ id, html }) => (
                    <li key={id} className="flex gap-2">
                      <span className="font-semibold">{id}</span>
                      <RenderedHtml html={html} lang="en" className="min-w-0" />
                    </li>
                  ))}
                </ul>
                {verdict !== 'open' && (
                  <p>{t('result.given', { answer: given?.chosen[0] ?? given?.text.trim() ?? '' })}</p>
                )}
                {reply?.solution && (
                  <>
                    <p className="font-semibold">{t('result.answer', { answer: reply.solution.answer })}</p>
                    {reply.feedback !== null && <RenderedPhrase html={reply.feedback} lang="en" />}
                    <RenderedHtml html={reply.solution.explanation} lang="en" />
                  </>
                )}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </article>
  )
}
