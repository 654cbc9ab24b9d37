import { defaultValueCtx, Editor, editorViewOptionsCtx, rootCtx } from '@milkdown/kit/core'
import { cursor } from '@milkdown/kit/plugin/cursor'
import { history, historyProviderConfig } from '@milkdown/kit/plugin/history'
import type { Plugin } from '@milkdown/kit/prose/state'
import { $prose, $view } from '@milkdown/kit/utils'
import type { CalloutKind } from '@pathwise/rich-text/callout'
import { lastLinePlugin } from './behavior/last-line-plugin.ts'
import { pendingSelectionPlugin } from './behavior/pending-selection-plugin.ts'
import { presets } from './behavior/presets.ts'
import { readHtml } from './document/html.ts'
import { FigureView } from './figure/figure-view.ts'
import { FormulaView } from './formula/formula-view.ts'
import { formulaRules } from './formula/typing-rules.ts'
import { autolink } from './link/autolink.ts'
import { openLinkPlugin } from './link/open-link-plugin.ts'
import { PictureView } from './picture/picture-view.ts'
import { blockquote, QuoteView } from './schema/callout.ts'
import { figure } from './schema/figure.ts'
import { formulaBlock, formulaInLine } from './schema/formula.ts'
import { ItemView, listItem } from './schema/list-item.ts'
import { picture } from './schema/picture.ts'
import { schema } from './schema/schema.ts'
import { table } from './schema/table.ts'
import { TableView } from './schema/table-view.ts'

interface EditorSetup {
  /** Stored HTML. */
  html: string
  editable: () => boolean
  /** For the editable element. */
  attributes: Readonly<Record<string, string>>
  taskLabel: () => string
  /** The note shown below a picture that has no alt text. */
  missingWords: () => string
  calloutHeading: (kind: CalloutKind) => string
  /** Plugins for this editor only, in the order in which they handle keys. */
  plugins: readonly Plugin[]
}

/** Configures an editor. Call `create()` on the result to mount it. */
export function createEditor(
  root: HTMLElement,
  { html, editable, attributes, taskLabel, missingWords, calloutHeading, plugins }: EditorSetup,
): Editor {
  return Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root)
      ctx.set(defaultValueCtx, { type: 'html', dom: readHtml(html) })
      ctx.set(historyProviderConfig.key, { depth: 100, newGroupDelay: 500 })
      ctx.update(editorViewOptionsCtx, (previous) => ({ ...previous, editable, attributes }))
    })
    .use(schema)
    .use([pendingSelectionPlugin, ...plugins, openLinkPlugin, lastLinePlugin].map((plugin) => $prose(() => plugin)))
    .use(formulaRules)
    .use(presets)
    .use([autolink, history, cursor].flat())
    .use([
      $view(formulaInLine.node, () => (node) => new FormulaView(node)),
      $view(formulaBlock.node, () => (node) => new FormulaView(node)),
      $view(figure.node, () => (node) => new FigureView(node)),
      $view(picture.node, () => (node) => new PictureView(node, missingWords())),
      $view(blockquote.node, () => (node) => new QuoteView(node, calloutHeading)),
      $view(table.node, () => () => new TableView()),
      $view(listItem.node, () => (node, view, getPosition) => new ItemView(node, view, getPosition, taskLabel())),
    ])
}
