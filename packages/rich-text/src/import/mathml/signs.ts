/** LaTeX for symbols that mathml-to-latex drops, changes, or writes with commands that KaTeX does not support. */
export const signs: Readonly<Record<string, string>> = {
  '⋯': '\\cdots',
  '≩': '\\gneqq',
  '≨': '\\lneqq',
  '≢': '\\not\\equiv',
  ı: '\\imath',
  ȷ: '\\jmath',
  ε: '\\varepsilon',
  '~': '\\sim',
  '∼': '\\sim',
  '^': '\\wedge',
  _: '\\_',
  '°': '\\degree',
}

/** Two commands for each accent: one for a single letter, and one for longer content. */
export const accentsAbove: Readonly<Record<string, readonly [letter: string, longer: string]>> = {
  ...variants('ˇ\u030C', '\\check', '\\widecheck'),
  ...variants('˘\u0306', '\\breve', '\\breve'),
  ...variants('^ˆ\u0302', '\\hat', '\\widehat'),
  ...variants('~˜∼\u0303', '\\tilde', '\\widetilde'),
  ...variants('¯‾―\u0304\u0305', '\\bar', '\\overline'),
  ...variants('→⃗\u20D7', '\\vec', '\\overrightarrow'),
  ...variants('←', '\\overleftarrow', '\\overleftarrow'),
  ...variants('↔', '\\overleftrightarrow', '\\overleftrightarrow'),
  ...variants('.˙\u0307', '\\dot', '\\dot'),
  ...variants('¨\u0308', '\\ddot', '\\ddot'),
  ...variants('´\u0301', '\\acute', '\\acute'),
  ...variants('`\u0300', '\\grave', '\\grave'),
  ...variants('˚\u030A', '\\mathring', '\\mathring'),
  ...variants('⏞', '\\overbrace', '\\overbrace'),
}

export const accentsBelow: Readonly<Record<string, string>> = {
  _: '\\underline',
  '¯': '\\underline',
  '‾': '\\underline',
  '\u0332': '\\underline',
  '⏟': '\\underbrace',
}

/** Delimiters that KaTeX accepts after `\left` and `\right`. */
export const fences: Readonly<Record<string, string>> = {
  '': '.',
  ...Object.fromEntries(Array.from('()[]|/').map((sign) => [sign, sign])),
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '∥': '\\|',
  '∣': '|',
  '⟨': '\\langle',
  '〈': '\\langle',
  '<': '\\langle',
  '⟩': '\\rangle',
  '〉': '\\rangle',
  '>': '\\rangle',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
}

function variants(characters: string, letter: string, longer: string): Record<string, readonly [string, string]> {
  return Object.fromEntries(Array.from(characters).map((character) => [character, [letter, longer] as const]))
}
