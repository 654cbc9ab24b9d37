import { type ComponentType, lazy } from 'react'

/** Metadata of a page's code, available once it is loaded. */
export interface PageCode {
  /** The component's name, which its file name is derived from. */
  name: string
}

/**
 * Creates a page whose code loads on first render, or earlier through `load`, so that the code and the texts of the
 * first page load in parallel. A loading error is thrown where the page renders.
 */
export function lazyPage<Props>(importPage: () => Promise<ComponentType<Props>>) {
  let page: Promise<{ default: ComponentType<Props> }> | undefined
  const once = () => {
    page ??= importPage().then((component) => ({ default: component }))
    return page
  }
  return {
    Page: lazy(once),
    load: async (): Promise<PageCode> => {
      const { name } = (await once()).default
      return { name }
    },
  }
}
