import type { Block } from './guide.ts'
import { GuideText, renderInOrder } from './guide-text.tsx'

function Table({ head, rows }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-left text-sm tabular-nums sm:text-base">
        <thead className="bg-raised">
          <tr>
            {renderInOrder(head, (cell) => (
              <th scope="col" className="px-2.5 py-2 font-semibold sm:px-4">
                <GuideText parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {renderInOrder(rows, (row) => (
            <tr>
              {renderInOrder(row, (cell) => (
                <td className="px-2.5 py-2 align-top sm:px-4">
                  <GuideText parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Renders the first paragraph without a `<p>`. */
function ListItem({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...more] = blocks
  if (first?.kind !== 'paragraph') return <GuideBlocks blocks={blocks} />
  return (
    <>
      <GuideText parts={first.children} />
      <GuideBlocks blocks={more} />
    </>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="mt-4">
          <GuideText parts={block.children} />
        </p>
      )
    case 'heading':
      return (
        <h3 className="mt-6 text-lg font-semibold">
          <GuideText parts={block.children} />
        </h3>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={`mt-4 grid gap-2 pl-6 marker:text-muted ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {renderInOrder(block.items, (item) => (
            <li className="pl-1">
              <ListItem blocks={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    default:
      return block satisfies never
  }
}

export function GuideBlocks({ blocks }: { blocks: readonly Block[] }) {
  return renderInOrder(blocks, (block) => <BlockView block={block} />)
}
