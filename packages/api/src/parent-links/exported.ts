import type { ExportSource } from '../export-source.ts'
import { readParentLinks } from './parent-links.service.ts'

export const exportParentLinks: ExportSource<'parent_links'> = (deps, { id }) => readParentLinks(deps, id)
