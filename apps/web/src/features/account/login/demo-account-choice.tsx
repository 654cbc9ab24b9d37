import { Button } from '@pathwise/ui/button'
import { useTranslation } from 'react-i18next'
import { demoAccounts } from './demo-accounts.ts'

/** Fills the form with a demo account. */
export function DemoAccountChoice({ chosen, onChoose }: { chosen: string; onChoose: (email: string) => void }) {
  const { t } = useTranslation('login')
  return (
    <fieldset className="rounded-control bg-raised p-4">
      <legend className="sr-only">{t('demo.title')}</legend>
      <p className="mb-3 text-sm">{t('demo.text')}</p>
      <div className="flex flex-wrap gap-2">
        {demoAccounts.map(({ role, email }) => (
          <Button
            key={role}
            variant="secondary"
            size="small"
            aria-pressed={chosen === email}
            className="aria-pressed:border-accent aria-pressed:text-accent"
            onClick={() => onChoose(email)}
          >
            {t(`demo.${role}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
