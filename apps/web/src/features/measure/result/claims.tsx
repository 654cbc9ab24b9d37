import type {
  DomainClaim,
  Measurement,
  ReviewedAnswer,
  SkillClaim,
} from '@pathwise/api/assessments/assessments.schemas'
import { toQuestionsOfTen } from '@pathwise/planner/measured'
import { Badge } from '@pathwise/ui/badge'
import { Card } from '@pathwise/ui/card'
import { TableFrame } from '@pathwise/ui/table-frame'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../lib/button-link.tsx'
import { Disclosure } from '../disclosure.tsx'
import { useNames } from '../names.ts'
import { findBasis } from './band.ts'
import { BandBar, BasisSample, TargetSample } from './band-bar.tsx'
import { ReviewedAnswers } from './reviewed-answers.tsx'

const tones = {
  needs_work: 'warning',
  on_track: 'success',
  not_sure: 'neutral',
  inferred: 'info',
  expected: 'neutral',
} as const

interface ClaimLineProps {
  name: string
  claim: Pick<SkillClaim, 'low' | 'high' | 'verdict' | 'provisional'>
  target: number | null
  heading: 'h3' | 'h4'
}

/** Shows the verdict on a domain or skill, with the range as text and as a bar. */
function ClaimLine({ name, claim, target, heading: Heading }: ClaimLineProps) {
  const { t } = useTranslation('measure')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="font-semibold">{name}</Heading>
        <Badge tone={tones[claim.verdict]}>{t(`result.verdict.${claim.verdict}`)}</Badge>
        {claim.provisional && <span className="text-sm text-muted">{t('result.provisional')}</span>}
      </div>
      <div className="mt-1 grid items-center gap-x-4 sm:grid-cols-[1fr_10rem]">
        <BandBar band={claim} basis={findBasis(claim.verdict)} target={target} />
        <p className="text-sm text-muted tabular-nums">{t('result.range', toQuestionsOfTen(claim))}</p>
      </div>
    </>
  )
}

interface SkillsProps {
  skills: readonly SkillClaim[]
  answers: readonly ReviewedAnswer[]
  target: number | null
  run: string | undefined
}

function Skills({ skills, answers, target, run }: SkillsProps) {
  const { t } = useTranslation('measure')
  const names = useNames()
  return (
    <ul className="grid grid-cols-1 gap-5 border-l-2 border-line pl-4">
      {skills.map((claim) => {
        const behind = answers.filter(({ position }) => claim.answers.includes(position))
        return (
          <li key={claim.skill}>
            <ClaimLine name={names.skill(claim.skill)} claim={claim} target={target} heading="h4" />
            {behind.length > 0 && (
              <Disclosure label={t('result.behind', { count: behind.length })}>
                <ReviewedAnswers answers={behind} run={run} reportable={false} />
              </Disclosure>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ClaimsProps {
  measurement: Measurement
  answers: readonly ReviewedAnswer[]
  /** The run in which the answers were given. Undefined if the answers come from several runs. */
  run: string | undefined
}

function DomainCard({ claim, measurement, answers, run }: ClaimsProps & { claim: DomainClaim }) {
  const { t } = useTranslation('measure')
  const name = useNames().domain(claim.domain)
  const { target } = measurement
  const skills = measurement.skills.filter(({ domain }) => domain === claim.domain)
  return (
    <Card as="li">
      <ClaimLine name={name} claim={claim} target={target} heading="h3" />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {skills.length > 0 && (
          <Disclosure label={t('result.skills', { count: skills.length })} className="min-w-0 grow">
            <Skills skills={skills} answers={answers} target={target} run={run} />
          </Disclosure>
        )}
        {claim.look_closer && (
          <ButtonLink
            to={`/measure?domain=${claim.domain}`}
            variant="quiet"
            aria-label={t('result.closerNamed', { name })}
            className="-ml-5 sm:-mr-5 sm:ml-0"
          >
            {t('result.closer')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** A legend for the bar patterns that appear in this result. */
function Legend({ measurement: { domains, skills, target } }: { measurement: Measurement }) {
  const { t } = useTranslation('measure')
  const shown = new Set([...domains, ...skills].map(({ verdict }) => findBasis(verdict)))
  const bases = (['measured', 'inferred', 'expected'] as const).filter((basis) => shown.has(basis))
  return (
    <ul className="mb-4 grid gap-1.5 text-sm">
      {bases.map((basis) => (
        <li key={basis} className="flex items-center gap-3">
          <BasisSample basis={basis} />
          {t(`result.basis.${basis}`)}
        </li>
      ))}
      {target !== null && (
        <li className="flex items-center gap-3">
          <TargetSample />
          {t('result.basis.target')}
        </li>
      )}
    </ul>
  )
}

function ClaimsTable({ measurement: { domains, skills } }: { measurement: Measurement }) {
  const { t } = useTranslation('measure')
  const names = useNames()
  const rows = domains.flatMap((claim) => [
    { ...claim, key: claim.domain, name: names.domain(claim.domain), look: 'font-semibold' },
    ...skills
      .filter(({ domain }) => domain === claim.domain)
      .map((skill) => ({ ...skill, key: skill.skill, name: names.skill(skill.skill), look: 'pl-8 font-normal' })),
  ])
  const columns = [
    { key: 'area', label: t('result.area') },
    { key: 'range', label: t('result.rangeLabel') },
    { key: 'verdict', label: t('result.verdictLabel') },
  ]
  return (
    <TableFrame caption={t('result.area')} columns={columns}>
      {rows.map(({ key, name, look, verdict, ...band }) => (
        <tr key={key}>
          <th scope="row" className={`px-4 py-2.5 ${look}`}>
            {name}
          </th>
          <td className="px-4 py-2.5 whitespace-nowrap tabular-nums">{t('result.range', toQuestionsOfTen(band))}</td>
          <td className="px-4 py-2.5">{t(`result.verdict.${verdict}`)}</td>
        </tr>
      ))}
    </TableFrame>
  )
}

/** Shows the measured domains and skills as bars with text, and as a table. */
export function Claims({ measurement, answers, run }: ClaimsProps) {
  const { t } = useTranslation('measure')
  return (
    <section aria-labelledby="claims" className="mt-10">
      <h2 id="claims" className="text-2xl font-bold tracking-tight">
        {t('result.domains')}
      </h2>
      <p className="mt-2 mb-4 max-w-3xl text-muted">{t('result.domainsLead')}</p>
      <Legend measurement={measurement} />
      <ul className="grid grid-cols-1 gap-4">
        {measurement.domains.map((claim) => (
          <DomainCard key={claim.domain} claim={claim} measurement={measurement} answers={answers} run={run} />
        ))}
      </ul>
      <Disclosure label={t('result.table')} className="mt-4">
        <ClaimsTable measurement={measurement} />
      </Disclosure>
    </section>
  )
}
