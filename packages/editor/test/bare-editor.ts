import { type Editor, schemaCtx } from '@milkdown/kit/core'
import { DOMParser, type Node, type Schema } from '@milkdown/kit/prose/model'
import { createEditor } from '../src/create-editor.ts'
import { readHtml, writeHtml } from '../src/document/html.ts'

/** Creates an editor without React. It is never destroyed, because the schema depends on it. */
export async function createBareEditor(): Promise<Editor> {
  const root = document.body.appendChild(document.createElement('div'))
  const setup = {
    html: '',
    editable: () => true,
    attributes: {},
    missingWords: () => '',
    taskLabel: () => '',
    calloutHeading: () => '',
    plugins: [],
  }
  return createEditor(root, setup).create()
}

export async function loadEditorSchema(): Promise<Schema> {
  return (await createBareEditor()).ctx.get(schemaCtx)
}

export function read(schema: Schema, html: string): Node {
  return DOMParser.fromSchema(schema).parse(readHtml(html))
}

/** Converts stored HTML to an editor document and back. */
export function roundTrip(schema: Schema, html: string): string {
  return writeHtml(read(schema, html))
}
