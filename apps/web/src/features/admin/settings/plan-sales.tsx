import type { Sale, Settings } from '@pathwise/api/settings/settings.schemas'
import { Alert } from '@pathwise/ui/alert'
import { Badge } from '@pathwise/ui/badge'
import { Button } from '@pathwise/ui/button'
import { Card } from '@pathwise/ui/card'
import { Dialog } from '@pathwise/ui/dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../lib/trpc.ts'
import { ConfirmAction } from '../confirm-action.tsx'

interface PlanSalesProps {
  sales: readonly Sale[]
  onChange: (changed: Settings) => void
}

export function PlanSales({ sales, onChange }: PlanSalesProps) {
  const { t } = useTranslation(['admin', 'billing'])
  const id = useId()
  const [asked, setAsked] = useState<Sale>()
  const [done, setDone] = useState(false)
  const { mutateAsync } = trpc.settings.setSale.useMutation()
  const namePlan = ({ plan }: Sale) => t(`billing:planName.${plan}`)
  const actionFor = ({ sold }: Sale) => (sold ? 'pause' : 'resume')
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {t('settings.sales')}
      </h2>
      <p className="mt-1 text-muted">{t(sales.length === 0 ? 'settings.salesOff' : 'settings.salesText')}</p>
      {sales.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {sales.map((sale) => (
            <li key={sale.plan} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {namePlan(sale)}{' '}
                <Badge tone={sale.sold ? 'success' : 'info'}>
                  {t(sale.sold ? 'settings.sold' : 'settings.paused')}
                </Badge>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t(`settings.${actionFor(sale)}Named`, { plan: namePlan(sale) })}
                onClick={() => {
                  setDone(false)
                  setAsked(sale)
                }}
              >
                {t(`settings.${actionFor(sale)}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {done && (
        <Alert tone="success" className="mt-4">
          {t('settings.saved')}
        </Alert>
      )}
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title={t(`settings.${actionFor(asked)}Named`, { plan: namePlan(asked) })}
        >
          <ConfirmAction
            text={t(`settings.${actionFor(asked)}Text`)}
            label={t(`settings.${actionFor(asked)}`)}
            action={() => mutateAsync({ plan: asked.plan, sold: !asked.sold }).then(onChange)}
            onDone={() => {
              setAsked(undefined)
              setDone(true)
            }}
            onCancel={() => setAsked(undefined)}
          />
        </Dialog>
      )}
    </Card>
  )
}
