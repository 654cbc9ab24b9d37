/** The query options of all admin lists. The lists are not cached, so that they are current whenever a page is opened. */
export const listOptions = {
  getNextPageParam: <Cursor>({ next }: { readonly next: Cursor | null }) => next ?? undefined,
  staleTime: 0,
  gcTime: 0,
}
