/** A decorative drawing: a path with three stops, the last one reached. */
export function PathDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 120"
      className="mt-10 hidden w-full max-w-xl lg:block"
      fill="none"
      strokeLinecap="round"
    >
      <path
        d="M12 100C90 100 96 44 168 44s86 52 164 52 92-76 216-76"
        strokeWidth="4"
        strokeDasharray="1 13"
        className="stroke-control"
      />
      <path d="M12 100C90 100 96 44 168 44" strokeWidth="4" className="stroke-accent" />
      <circle cx="12" cy="100" r="9" className="fill-accent" />
      <circle cx="168" cy="44" r="9" className="fill-accent" />
      <circle cx="332" cy="96" r="8" strokeWidth="4" className="fill-canvas stroke-accent" />
      <circle cx="540" cy="20" r="16" className="fill-accent-soft" />
      <circle cx="540" cy="20" r="7" className="fill-accent" />
    </svg>
  )
}
