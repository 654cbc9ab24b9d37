import type { ReactNode } from 'react'

/** Renders plain text. An empty line separates paragraphs; a paragraph whose lines begin with "- " is a list. */
function Prose({ text }: { text: string }) {
  return (
    <div className="mt-3 grid gap-4 text-lg leading-relaxed">
      {text.split('\n\n').map((paragraph) => {
        if (!paragraph.startsWith('- ')) return <p key={paragraph}>{paragraph}</p>
        return (
          <ul key={paragraph} className="list-disc space-y-2 pl-6 marker:text-accent">
            {paragraph.split('\n').map((line) => (
              <li key={line}>{line.slice('- '.length)}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}

interface SiteSectionProps {
  /** The element id, also used as the URL fragment. */
  id: string
  title: string
  text: string
  children?: ReactNode
}

/** A section with a title on a page about the product. */
export function SiteSection({ id, title, text, children }: SiteSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="outline-none">
      <h2 id={`${id}-title`} className="text-2xl font-bold tracking-tight">
        {title}
      </h2>
      <Prose text={text} />
      {children}
    </section>
  )
}
