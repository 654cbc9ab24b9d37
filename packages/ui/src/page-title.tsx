interface PageTitleProps {
  title: string
  /** A summary of the page for search engines and link previews. */
  description?: string | undefined
}

/** Renders the document's title and description. React moves the elements into <head>. */
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
