import { Bold, Code, Italic, type LucideIcon, Strikethrough, Subscript, Superscript, Underline } from 'lucide-react'

interface MarkTool {
  mark: string
  word: 'strong' | 'emphasis' | 'underline' | 'strike' | 'subscript' | 'superscript' | 'code'
  Icon: LucideIcon
  keys: string
}

export const markTools: readonly MarkTool[] = [
  { mark: 'strong', word: 'strong', Icon: Bold, keys: 'Mod+B' },
  { mark: 'emphasis', word: 'emphasis', Icon: Italic, keys: 'Mod+I' },
  { mark: 'underline', word: 'underline', Icon: Underline, keys: 'Mod+U' },
  { mark: 'strike_through', word: 'strike', Icon: Strikethrough, keys: 'Mod+Alt+X' },
  { mark: 'subscript', word: 'subscript', Icon: Subscript, keys: 'Mod+,' },
  { mark: 'superscript', word: 'superscript', Icon: Superscript, keys: 'Mod+.' },
  { mark: 'inlineCode', word: 'code', Icon: Code, keys: 'Mod+E' },
]
