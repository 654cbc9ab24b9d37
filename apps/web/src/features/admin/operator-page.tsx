import { SettingsPage } from './settings/settings-page.tsx'
import { SystemPage } from './system/system-page.tsx'

const pages = { system: SystemPage, settings: SettingsPage } as const

/** The admin pages about the deployment, which are loaded together. */
export function OperatorPage({ name }: { name: keyof typeof pages }) {
  const Page = pages[name]
  return <Page />
}
