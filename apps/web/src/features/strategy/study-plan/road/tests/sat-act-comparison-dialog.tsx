import { toQuestionsOfTen } from '@pathwise/planner/measured'
import {
  compareTests,
  listSecondsPerQuestion,
  type TestComparison,
  type TestPreference,
} from '@pathwise/planner/sat-or-act'
import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { RadioRow } from '@pathwise/ui/radio-row'
import { Loading } from '@pathwise/ui/skeleton'
import { TableFrame } from '@pathwise/ui/table-frame'
import { textLinkStyle } from '@pathwise/ui/text-link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../../lib/button-link.tsx'
import { Link } from '../../../../../lib/link.tsx'
import { RetryAlert } from '../../../../../lib/retry-alert.tsx'
import type { Report } from '../../../report.ts'
import { type KnownSectionRanges, useSectionRanges } from './use-section-ranges.ts'

const paces = ['thorough', 'quick', 'either'] as const

interface PaceChoiceProps {
  pace: TestPreference['pace']
  onChoose: (pace: TestPreference['pace']) => void
}

function PaceChoice({ pace, onChoose }: PaceChoiceProps) {
  const { t } = useTranslation('followedPlan')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('tests.pace.title')}</legend>
      {paces.map((value) => (
        <RadioRow key={value} name="tests-pace" checked={pace === value} onChange={() => onChoose(value)}>
          {t(`tests.pace.${value}`)}
        </RadioRow>
      ))}
    </fieldset>
  )
}

interface SatActComparisonDialogProps {
  country: Report['context']['country']
  onClose: () => void
}

/**
 * Compares how well the SAT and the ACT suit the student, based on measurements and preferred pace. Shows how uncertain
 * the result is.
 */
export function SatActComparisonDialog({ country, onClose }: SatActComparisonDialogProps) {
  const { t } = useTranslation(['followedPlan', 'common'])
  const [pace, setPace] = useState<TestPreference['pace']>(null)
  const ranges = useSectionRanges()
  const known = ranges.kind === 'known' ? { ...ranges, ...compareTests({ ...ranges, pace }) } : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tests.title')}
      description={t('tests.lead')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
      width="medium"
    >
      {ranges.kind === 'loading' && <Loading label={t('tests.loading')} skeleton="h-40" />}
      {ranges.kind === 'failed' && <RetryAlert onRetry={ranges.retry}>{t('tests.failed')}</RetryAlert>}
      {known && (
        <div className="grid grid-cols-1 gap-6">
          <MeasuredStrands {...known} />
          <PaceChoice pace={pace} onChoose={setPace} />
          <PaceTable />
          <Verdict {...known} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {(['sat', 'act'] as const).map((test) => (
              <Link
                key={test}
                to={`/guides/${country.toLowerCase()}/exams/${test}`}
                className={textLinkStyle({ size: 'medium' })}
              >
                {t(`tests.${test}Guide`)}
              </Link>
            ))}
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** Shows which test the results favor, and why. */
function Verdict({ leansTo, reasons, provisional }: TestComparison) {
  const { t } = useTranslation('followedPlan')
  return (
    <section aria-labelledby="tests-verdict">
      <h3 id="tests-verdict" className="font-semibold">
        {t('tests.verdict.title')}
      </h3>
      <output className="mt-1 block text-lg font-medium">
        {leansTo
          ? t(`tests.verdict.${leansTo}`)
          : t(reasons.length > 0 ? 'tests.verdict.opposed' : 'tests.verdict.none')}
      </output>
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {reasons.map(({ reason }) => (
            <li key={reason}>{t(`tests.reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-muted">
        {t('tests.doubt')} {provisional && t('tests.provisional')}
      </p>
    </section>
  )
}

function PaceTable() {
  const { t } = useTranslation(['followedPlan', 'strategy'])
  const columns = [
    { key: 'section', label: t('tests.times.section') },
    { key: 'seconds', label: t('tests.times.seconds') },
  ]
  return (
    <div>
      <TableFrame caption={t('tests.times.title')} columns={columns}>
        {listSecondsPerQuestion().map(({ section, seconds }) => (
          <tr key={section}>
            <th scope="row" className="px-4 py-2 font-normal">
              {t(`strategy:section.${section}`)}
            </th>
            <td className="px-4 py-2 tabular-nums">{t('tests.times.value', { seconds })}</td>
          </tr>
        ))}
      </TableFrame>
      <p className="mt-1 text-sm text-muted">{t('tests.times.source')}</p>
    </div>
  )
}

/** Shows the measured ranges for math and for reading and writing, and whether they differ. */
function MeasuredStrands({ math, readingWriting, strands, unmeasured }: KnownSectionRanges & TestComparison) {
  const { t } = useTranslation(['followedPlan', 'strategy'])
  const rows = [
    { section: 'sat.math', range: math },
    { section: 'sat.reading-writing', range: readingWriting },
  ] as const
  const name = (section: (typeof rows)[number]['section']) => ({ section: t(`strategy:section.${section}`) })
  const [first] = unmeasured
  return (
    <section aria-labelledby="tests-strands">
      <h3 id="tests-strands" className="font-semibold">
        {t('tests.strands.title')}
      </h3>
      <ul className="mt-1 list-disc pl-5">
        {rows.map(
          ({ section, range }) =>
            range && (
              <li key={section}>{t('tests.strands.range', { ...name(section), ...toQuestionsOfTen(range) })}</li>
            ),
        )}
      </ul>
      {strands === 'alike' && <p className="mt-1">{t('tests.strands.alike')}</p>}
      {first && (
        <div className="mt-1 grid justify-items-start gap-2">
          <p>{unmeasured.length > 1 ? t('tests.strands.nothing') : t('tests.strands.other', name(first))}</p>
          <ButtonLink to={`/measure?section=${first}`} variant="secondary" size="small">
            {t('tests.strands.measure', name(first))}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
