import { type ComponentType, lazy } from 'react'

/** What is known of a page's code once it is loaded. */
export interface PageCode {
  /** The component's name, after which its file is named. */
  name: string
}

/**
 * A page whose code is loaded when it is first shown, or before that by `load`, so that the first page's code and texts can
 * arrive together. A failure to load comes up where the page is rendered.
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
