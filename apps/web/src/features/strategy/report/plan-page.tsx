import { DiagnosticsFirst, ReportSkeleton, ShareUnreachable, UnknownShare } from './no-report.tsx'
import { ReportPage } from './report-page.tsx'
import { useReportSource } from './use-report-source.ts'

/** The strategy report page, including its loading, error and empty states. */
export function PlanPage() {
  const source = useReportSource()
  switch (source.kind) {
    case 'report':
      return <ReportPage report={source.report} shareId={source.shareId} />
    case 'loading':
      return <ReportSkeleton />
    case 'unknown':
      return <UnknownShare />
    case 'failed':
      return <ShareUnreachable onRetry={source.retry} />
    case 'none':
      return <DiagnosticsFirst />
  }
}
