import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'

type ChatDialog = ComponentType<{ open: boolean; onClose: () => void }>

/** Opens and closes the study assistant. Loads its code and texts on first use. */
export function useAssistant() {
  const { i18n } = useTranslation('shell')
  const [dialog, setDialog] = useState<{ Dialog: ChatDialog }>()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')

  async function open() {
    if (dialog) return setState('open')
    setState('loading')
    try {
      const [{ ChatDialog: Dialog }] = await Promise.all([import('./chat-dialog.tsx'), i18n.loadNamespaces('chat')])
      setDialog({ Dialog })
      setState('open')
    } catch (error) {
      console.error('The study assistant could not be loaded', error)
      setState('failed')
    }
  }

  return { state, Dialog: dialog?.Dialog, open: () => void open(), close: () => setState('closed') }
}
