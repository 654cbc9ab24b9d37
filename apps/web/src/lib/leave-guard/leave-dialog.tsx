import { Button } from '@pathwise/ui/button'
import { Dialog } from '@pathwise/ui/dialog'
import type { useLeaveGuard } from './use-leave-guard.ts'

interface LeaveDialogProps {
  guard: ReturnType<typeof useLeaveGuard>
  words: { question: string; text: string; stay: string; leave: string }
}

/** Asks whoever is about to leave with unsaved changes. */
export function LeaveDialog({ guard, words }: LeaveDialogProps) {
  return (
    <Dialog
      open={guard.asking}
      onClose={guard.stay}
      title={words.question}
      description={words.text}
      actions={
        <>
          <Button variant="secondary" onClick={guard.leave}>
            {words.leave}
          </Button>
          <Button onClick={guard.stay}>{words.stay}</Button>
        </>
      }
    />
  )
}
