import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import { TextField } from '@pathwise/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSystemConfig } from '../../../../lib/use-config.ts'
import type { StudentInfo } from './use-cover-print.ts'

interface CoverDialogProps {
  open: boolean
  onClose: () => void
  onPrint: (student: StudentInfo) => void
  /** The details to prefill. */
  known: StudentInfo
}

/**
 * Asks for the student details to show on the cover, with those in `known` already filled in. Keeps the input until the
 * user leaves the page.
 */
export function CoverDialog({ open, onClose, onPrint, known }: CoverDialogProps) {
  const { t } = useTranslation(['plan', 'common'])
  const form = useId()
  // Preload the configuration, because the cover prints right after it mounts.
  useSystemConfig(open)
  const [changes, setChanges] = useState<Partial<StudentInfo>>({})
  const student = { ...known, ...changes }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cover.dialogTitle')}
      description={t('cover.dialogText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('cover.print')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          onPrint(student)
        }}
      >
        <TextField
          label={t('cover.student')}
          autoComplete="name"
          value={student.name}
          onChange={(event) => setChanges({ ...changes, name: event.target.value })}
        />
        <TextField
          label={t('cover.school')}
          autoComplete="organization"
          value={student.school}
          onChange={(event) => setChanges({ ...changes, school: event.target.value })}
        />
        <TextField
          label={t('cover.grade')}
          value={student.grade}
          onChange={(event) => setChanges({ ...changes, grade: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
