/** Renders a rotating ring. It is decorative: the parent describes in text what is loading. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  )
}
