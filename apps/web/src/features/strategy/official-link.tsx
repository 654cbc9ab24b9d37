import { textLinkStyle } from '@pathwise/ui/text-link'
import { clsx } from 'clsx'
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
    <a href={officialSites[exam]} rel="noreferrer" className={clsx(textLinkStyle({ size: 'small' }), 'text-sm')}>
      {children}
      <ExternalLink aria-hidden="true" className="size-4 print:hidden" />
    </a>
  )
}
