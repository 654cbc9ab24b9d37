/** The document's title, as tabs, bookmarks and screen readers show it. React moves it into <head>. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Pathwise`}</title>
}
