// node scripts/check-words.mjs: fails if a comment, test title or identifier contains a word that the glossary
// replaces.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findWords } from './lint/words.mjs'

/** Files that are not checked: user-facing texts, and the files that implement this check. */
const exempt = /\/locales\/|^scripts\/lint\/words/
const files = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.js'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !exempt.test(file))

const found = files.flatMap((file) =>
  findWords(file, readFileSync(file, 'utf8')).map(({ line, word, where }) => `${file}:${line}  ${word} (${where})`),
)
for (const line of found) console.error(line)
console.log(`${files.length} files checked, ${found.length} words to replace; see the glossary in CONTRIBUTING.md.`)
process.exit(found.length === 0 ? 0 : 1)
