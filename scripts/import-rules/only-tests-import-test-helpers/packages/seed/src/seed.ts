import { thing } from '../../question-formats/test/zip.ts'

export const use = thing
