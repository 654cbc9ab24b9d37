interface PageTitleProps {
  title: string
  /** What the page is about, for search engines and link previews. */
  description?: string | undefined
}

/** The document's title, as tabs, bookmarks and screen readers show it. React moves it into <head>. */
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
