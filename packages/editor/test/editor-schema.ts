import { schemaCtx } from '@milkdown/kit/core'
import { DOMParser, type Node, type Schema } from '@milkdown/kit/prose/model'
import { createEditor } from '../src/create-editor.ts'
import { readHtml } from '../src/document/read.ts'
import { writeHtml } from '../src/document/write.ts'

/** The editor's schema. It writes with the editor's help, which therefore stays. */
export async function editorSchema(): Promise<Schema> {
  const root = document.body.appendChild(document.createElement('div'))
  const setup = { html: '', editable: () => true, attributes: {}, taskLabel: () => '', plugins: [] }
  const editor = await createEditor(root, setup).create()
  return editor.ctx.get(schemaCtx)
}

export function read(schema: Schema, html: string): Node {
  return DOMParser.fromSchema(schema).parse(readHtml(html))
}

/** Through the editor and out again. */
export function through(schema: Schema, html: string): string {
  return writeHtml(read(schema, html))
}
