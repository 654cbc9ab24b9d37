import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { officialSites } from './official-sites.ts'

interface OfficialLinkProps {
  exam: keyof typeof officialSites
  children: ReactNode
}

/** Links to the official site of an exam. */
export function OfficialLink({ exam, children }: OfficialLinkProps) {
  return (
    <a
      href={officialSites[exam]}
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1 text-sm text-accent underline underline-offset-2"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-4 print:hidden" />
    </a>
  )
}
