interface PageTitleProps {
  title: string
  /** The description for search engines and link previews. */
  description?: string | undefined
}

/** React moves these elements into <head>. */
export function PageTitle({ title, description }: PageTitleProps) {
  return (
    <>
      <title>{`${title} · Pathwise`}</title>
      <meta property="og:title" content={title} />
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  )
}
