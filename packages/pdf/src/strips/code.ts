import { type SetCharacter, setCharacters } from '../fonts/typesetter.ts'
import { addElement, drawArtifact, drawContent } from '../pages/page.ts'
import type { Strip } from '../pages/strip.ts'
import { colors } from './colors.ts'
import type { LayoutContext } from './context.ts'

const codeScale = 0.86
const leading = 1.4
const padding = 8
const tab = ' '.repeat(4)

/** Keeps the line breaks of the source. A line that is too wide wraps at any character. */
export function layOutCode(text: string, { setting, width, parent }: LayoutContext): Strip[] {
  const element = addElement(addElement(parent, 'P'), 'Code')
  const size = setting.size * codeScale
  const lines = text
    .normalize('NFC')
    .replaceAll('\t', tab)
    .split('\n')
    .flatMap((line) =>
      wrapLine(setCharacters(line, setting.language, { weight: 'regular', mono: true }), (width - 2 * padding) / size),
    )
  return lines.map((line, index) => {
    const [isFirst, isLast] = [index === 0, index === lines.length - 1]
    const [above, below] = [isFirst ? padding : 0, isLast ? padding : 0]
    const height = size * leading + above + below
    return {
      height,
      gap: isFirst ? setting.size * 0.5 : 0,
      keepWithNext: isFirst && !isLast,
      paint: (page, left, top) => {
        // Extends the box slightly below the line, so that there is no gap between the boxes of adjacent lines.
        drawArtifact(page, [
          { kind: 'box', x: left, y: top - height - 0.2, width, height: height + 0.2, color: colors.codeGround },
        ])
        const y = top - above - size * leading * 0.72
        let x = left + padding
        const draws = joinRuns(line).map(({ face, text, advance }) => {
          const at = x
          x += advance * size
          return { kind: 'text', text, face, size, x: at, y, slanted: false, color: colors.text } as const
        })
        if (draws.length > 0) drawContent(page, element, draws)
      },
    }
  })
}

/** @param width the available width in em */
function wrapLine(line: readonly SetCharacter[], width: number): SetCharacter[][] {
  const lines: SetCharacter[][] = [[]]
  let filled = 0
  for (const character of line) {
    if (filled + character.advance > width && filled > 0) {
      lines.push([])
      filled = 0
    }
    lines.at(-1)?.push(character)
    filled += character.advance
  }
  return lines
}

function joinRuns(line: readonly SetCharacter[]): (Omit<SetCharacter, 'character'> & { text: string })[] {
  const runs: (Omit<SetCharacter, 'character'> & { text: string })[] = []
  for (const { character, face, advance } of line) {
    const last = runs.at(-1)
    if (last?.face === face) {
      last.text += character
      last.advance += advance
    } else {
      runs.push({ face, advance, text: character })
    }
  }
  return runs
}
