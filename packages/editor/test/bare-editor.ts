import { type Editor, schemaCtx } from '@milkdown/kit/core'
import { DOMParser, type Node, type Schema } from '@milkdown/kit/prose/model'
import { createEditor } from '../src/create-editor.ts'
import { readHtml, writeHtml } from '../src/document/html.ts'

/** Creates an editor without its React components. It is not destroyed, because its schema needs it for writing. */
export async function bareEditor(): Promise<Editor> {
  const root = document.body.appendChild(document.createElement('div'))
  const setup = { html: '', editable: () => true, attributes: {}, taskLabel: () => '', plugins: [] }
  return createEditor(root, setup).create()
}

/** Returns the editor's schema. */
export async function editorSchema(): Promise<Schema> {
  return (await bareEditor()).ctx.get(schemaCtx)
}

export function read(schema: Schema, html: string): Node {
  return DOMParser.fromSchema(schema).parse(readHtml(html))
}

/** Reads stored HTML into an editor document and writes it again. */
export function through(schema: Schema, html: string): string {
  return writeHtml(read(schema, html))
}
