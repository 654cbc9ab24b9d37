/** The raw output of a program. Scrollable by keyboard, because it may be long. */
export function Output({ label, text }: { label: 'stdout' | 'stderr'; text: string }) {
  return (
    <figure>
      <figcaption className="font-mono text-sm text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="mt-1 max-h-64 overflow-auto rounded-control bg-raised p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </figure>
  )
}
