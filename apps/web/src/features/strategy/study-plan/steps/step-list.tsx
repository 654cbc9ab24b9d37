import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from '../use-report-steps.ts'
import { ContinueDialog, StepCard } from './step-card.tsx'

interface StepListProps<Shown extends Step> {
  steps: readonly Shown[]
  headingLevel: 3 | 4
  onStart: (step: Shown) => void
  onDone: (step: Shown) => void
  /** Called when the student reopens a completed step. */
  onUndo: (step: Shown) => void
}

/** Lists steps as cards, with a dialog for started steps. Announces changes to screen readers. */
export function StepList<Shown extends Step>({ steps, headingLevel, onStart, onDone, onUndo }: StepListProps<Shown>) {
  const { t } = useTranslation('studyPlan')
  const [open, setOpen] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const opened = steps.find(({ key }) => key === open)
  return (
    <>
      <output className="sr-only">{announcement}</output>
      <ul className="grid gap-4 md:grid-cols-2">
        {steps.map((step) => (
          <StepCard
            key={step.key}
            step={step}
            headingLevel={headingLevel}
            onStart={() => {
              onStart(step)
              setAnnouncement(t('started', { title: step.title }))
            }}
            onContinue={() => setOpen(step.key)}
            onUndo={() => {
              onUndo(step)
              setAnnouncement(t('reopened', { title: step.title }))
            }}
          />
        ))}
      </ul>
      <ContinueDialog
        step={opened}
        onClose={() => setOpen(undefined)}
        onDone={() => {
          setOpen(undefined)
          if (!opened) return
          onDone(opened)
          setAnnouncement(t('completed', { title: opened.title }))
        }}
      />
    </>
  )
}
