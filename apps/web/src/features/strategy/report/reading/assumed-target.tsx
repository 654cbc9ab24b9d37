import type { TargetName } from '@pathwise/planner/context'
import { findAssumedTarget, findTargetScale, listOpenTargets, sectionsByName } from '@pathwise/planner/open-targets'
import { TextField } from '@pathwise/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../report.ts'
import { Assumption } from './assumption.tsx'

interface OpenTarget {
  name: TargetName
  target: number
  isChosen: boolean
}

/**
 * Lists the target scores that were assumed or chosen. Omits out-of-range scores, for which `ImpossibleScores` shows a
 * field.
 */
export function listTargets({ result: { reading, strategy }, context }: Report): OpenTarget[] {
  if (!reading) return []
  const said = [...reading.exams, ...reading.sections]
  const chosen = (context.targets ?? []).filter((answer) =>
    said.some(({ name, target }) => name === answer.name && target === answer.target),
  )
  const assumed = listOpenTargets(reading).flatMap((name) => {
    if (reading.impossible.some((one) => one.name === name)) return []
    const own = name.startsWith('SAT') ? reading.assumed.find(({ kind }) => kind === 'target')?.value : undefined
    const target = Number(own) || (strategy && findAssumedTarget(strategy, name))
    return target ? [{ name, target, isChosen: false }] : []
  })
  return [...assumed, ...chosen.map((answer) => ({ ...answer, isChosen: true }))]
}

/** Shows the assumed target score, and lets the student choose another. */
export function AssumedTarget({ report, open }: { report: Report; open: OpenTarget }) {
  const { t } = useTranslation(['plan', 'strategy'])
  const [text, setText] = useState(String(open.target))
  const section = sectionsByName[open.name]
  const name = section ? t(`strategy:section.${section}`) : open.name
  const {
    range: [lowest, highest],
    step,
  } = findTargetScale(open.name)
  const others = (report.context.targets ?? []).filter((one) => one.name !== open.name)
  const values = { name, target: open.target }
  return (
    <Assumption
      text={open.isChosen ? t('reading.chosenTarget', values) : t('reading.target', values)}
      change={t('reading.changeTarget')}
      answer={{ ...report.context, targets: [...others, { name: open.name, target: Number(text) }] }}
    >
      <div className="max-w-64">
        <TextField
          type="number"
          inputMode="numeric"
          required
          min={lowest}
          max={open.name === 'IB' ? highestGrade : highest}
          step={step}
          label={t('reading.yourTarget', { name })}
          hint={t('reading.scale', { lowest, highest: open.name === 'IB' ? highestGrade : highest })}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Assumption>
  )
}

/** The highest IB subject grade. An IB target is a grade per subject, not the diploma total. */
const highestGrade = 7
