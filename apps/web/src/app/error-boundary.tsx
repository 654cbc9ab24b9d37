import { Button, buttonStyle } from '@pathwise/ui/button'
import { PageHeading } from '@pathwise/ui/page-heading'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Uses plain links instead of router links: after a crash, a full page load is the safe way to recover. */
function CrashPage() {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <div role="alert" className="mx-auto w-full max-w-6xl">
      <PageHeading title={t('crash.title')} lead={t('crash.lead')} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{t('common:again')}</Button>
        <a href="/" className={buttonStyle({ variant: 'secondary' })}>
          {t('common:goHome')}
        </a>
      </div>
    </div>
  )
}

/** Shows a recovery page when a child fails to render or load. React already logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children
  }
}
