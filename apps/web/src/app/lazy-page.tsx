import type { Language } from '@pathwise/i18n/languages'
import type { Namespace } from '@pathwise/i18n/namespaces'
import { type ComponentType, lazy, type ReactElement } from 'react'

export interface PageComponent {
  /** The component's name, from which the file name is derived. */
  name: string
}

/**
 * Creates a page whose code loads on first render. Call `load` to start earlier, so that the code and texts of the
 * first page load in parallel. If the code cannot be loaded, rendering the page throws.
 */
export function lazyPage<Props, Name extends string>(
  importFile: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let page: Promise<{ default: ComponentType<Props> }> | undefined
  const once = () => {
    page ??= importFile().then((file) => ({ default: file[name] }))
    return page
  }
  return {
    Page: lazy(once),
    load: async (): Promise<readonly PageComponent[]> => [(await once()).default],
  }
}

export interface AppRoute {
  /** The URL's path must match exactly, including case and trailing slashes. `:slug` matches one segment. */
  path: string
  page: ReactElement
  /** Preloads the page's components and any other data that its first render needs. */
  load: (pathname: string, language: Language) => Promise<readonly PageComponent[]>
  /** The namespaces needed for the first render, loaded in parallel with the code. */
  texts: readonly Namespace[]
  /** Whether the page omits menus and offers. Set for pages whose readers do not use the product, such as parents. */
  isPlain?: boolean
}

/** Builds the route for a page that needs no data. */
export function route(
  path: string,
  { Page, load }: { Page: ComponentType; load: () => Promise<readonly PageComponent[]> },
  ...texts: Namespace[]
): AppRoute {
  return { path, page: <Page />, load, texts }
}
