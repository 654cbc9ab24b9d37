import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageTitle } from './page-title.tsx'

interface PageHeadingProps {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** The description for search engines. Defaults to `lead` if that is plain text. */
  description?: string
  /** Buttons or links that apply to the whole page. */
  actions?: ReactNode
  /** Makes the heading compact on wide screens, for tools that need vertical space. */
  low?: boolean
  /** Focuses the h1. Set it when the page replaces the button that had the focus. */
  focused?: boolean
}

/**
 * Sets the document title and renders the page's only h1. The h1 is focusable, so that screen readers can start there
 * after navigation.
 */
export function PageHeading({ title, lead, description, actions, low = false, focused = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <header
      className={clsx(
        'mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4',
        low && 'lg:mb-3 lg:items-center',
      )}
    >
      <PageTitle title={title} description={description ?? (typeof lead === 'string' ? lead : undefined)} />
      <div className="max-w-3xl min-w-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className={clsx('text-title font-bold tracking-tight wrap-anywhere', low && 'lg:text-xl')}
        >
          {title}
        </h1>
        {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
