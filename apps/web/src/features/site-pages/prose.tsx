/** Renders plain text. An empty line separates paragraphs; a paragraph whose lines begin with "- " is a list. */
export function Prose({ text }: { text: string }) {
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
